/** What a seat is. Only the seat itself knows, until the end. */
export type Role = 'human' | 'infected' | 'host';
