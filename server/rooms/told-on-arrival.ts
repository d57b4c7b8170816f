import type { SeatId } from '#shared/vocabulary/index.ts';
import type { Seen } from '#shared/wire/table.ts';
import type { KeptTable } from './kept-table.ts';
import type { Link } from './presence.ts';
import type { RunningMatch } from './running-match.ts';
import type { TableSpeech } from './table-speech.ts';

interface Told {
  readonly kept: KeptTable;
  readonly running: RunningMatch | undefined;
  readonly speech: TableSpeech;
  /** Which match it is: what was seen of another one does not count. */
  readonly commitment: string;
}

/** A device has come to its place: it is told the whole picture, what it has missed, and what was said. */
export function tellOnArrival(
  link: Link,
  place: SeatId | 'watching',
  seen: Seen | undefined,
  { kept, running, speech, commitment }: Told,
): void {
  const upTo = seen?.as === place && seen.match === commitment ? seen.events : undefined;
  const isWatching = place === 'watching';
  if (running)
    link.send(
      'shown',
      isWatching ? running.shown.watchersPicture(upTo) : running.shown.wholePicture(place, upTo),
    );
  if (running && kept.phase === 'over') link.send('revealed', running.revealed);
  const talk = isWatching
    ? speech.talk.soFar('watching', undefined)
    : speech.talk.soFar(speech.listener(place), place);
  link.send('talk', talk);
}
