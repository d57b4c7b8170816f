import type { ComponentChild } from 'preact';
import type { View } from '#shared/play/index.ts';
import type { Desk } from './desk.ts';

/** Who speaks beside a match: the coach at a real table, the runner of a lesson at one of one's own. */
export type Guide = (beside: { readonly desk: Desk; readonly view: View }) => ComponentChild;
