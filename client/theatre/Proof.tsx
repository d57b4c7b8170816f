import type { DealerDesk } from './dealer-desk.ts';
import type { OpenMatch } from './load-match.ts';
export function Proof(_: { desk: DealerDesk; loaded: OpenMatch }) {
  return null;
}
