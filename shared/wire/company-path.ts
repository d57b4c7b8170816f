/** Where one asks who watches a match together, and for a place among them. */
export const companyPath = (match: string): string => `/matches/${match}/company`;
