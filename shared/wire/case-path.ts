/** Where the case of the day is, and below it those of other days. */
export const CASE_PATH = '/case';

export const casePath = (day: string): string => `${CASE_PATH}/${day}`;
