/** What can be said by choosing it, what everybody saw that it can be held against, and the ledger of both. */
export * from './claim.ts';
export { cleanWords } from './clean-words.ts';
export * from './contradiction.ts';
export * from './facts.ts';
export * from './ledger.ts';
export * from './sight.ts';
