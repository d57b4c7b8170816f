/** Where the lessons are: the list of all, and each below it. */
export const LEARN_PATH = '/learn';
