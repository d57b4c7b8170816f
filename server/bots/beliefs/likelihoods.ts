/** What bots weigh their beliefs with: a record and this version are enough to compute them again. */
export { LEARNED as LIKELIHOODS } from './learned.ts';
export { type Likelihoods, tradesAmong } from './likelihood-table.ts';
