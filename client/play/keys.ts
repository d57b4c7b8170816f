/** Goes on to the own turn, or for the dead to the end. */
export const HURRY_KEY = 'n';
