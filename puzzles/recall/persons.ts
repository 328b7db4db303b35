// The others at the table in the lessons: red and yellow, which no crystal shares.

export const RED = { colour: 'red' };
export const YELLOW = { colour: 'yellow' };
