/** Where the rules are read. */
export const RULES_PATH = '/rules';

/** A rule at its place in the book. */
export const rulePath = (rule: string): string => `${RULES_PATH}#${rule}`;

export const isRulesPath = (path: string): boolean => /^\/rules\/?$/.test(path);
