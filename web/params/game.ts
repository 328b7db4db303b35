// Games that have a page of their own.
export const match = (param: string): boolean => PLAYED_GAMES.includes(param);
