// Which courses there are: apart from their parts, because every page that routes knows the names.

/** The courses that are there, in the order of the page. */
export const COURSES = TAUGHT_COURSES;

export const isCourse = (text: string): boolean => COURSES.includes(text);
