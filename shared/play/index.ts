/** What players say, what they are shown, and why something cannot be done. */
export * from './awaited.ts';
export * from './command.ts';
export * from './cost.ts';
export * from './ending.ts';
export * from './event.ts';
export * from './reason.ts';
export * from './receipt.ts';
export * from './revealed.ts';
export * from './setup.ts';
export * from './update.ts';
export * from './verdict.ts';
export * from './view.ts';
