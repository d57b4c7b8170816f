import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { isNewcomer, keepCoached, recallCoached } from '#client/device/coach.ts';
import { hints } from '#client/device/preferences.ts';
import { t } from '#client/texts/texts.ts';
import { awaitedText } from '#client/words/awaited.ts';
import { cansText } from '#client/words/roles.ts';
import type { View } from '#shared/play/index.ts';
import { hintFor, type Situation } from './coach.ts';
import type { Desk } from './desk.ts';
import { covered } from './held-look.ts';
import { Pointer } from './Pointer.tsx';

/** Says one sentence the first time something comes; whoever acts has read it. */
export function Coach({ desk, view }: { desk: Desk; view: View }) {
  const { story, acting } = desk;
  const isNew = useMemo(isNewcomer, []);
  const said = useSignal(recallCoached());
  const isOn = isNew && hints.value.value === 'on';
  const isMine = isOn && story.isNow.value && awaitedText(view).mine;
  const hint =
    isMine && 'offers' in view ? hintFor(view, { said: said.value, isCovered: covered.value }) : undefined;
  const situation = hint?.situation;
  const isSending = acting.isSending.value;
  const remember = (read: Situation) => {
    said.value = [...said.value, read];
    keepCoached(said.value);
  };
  useEffect(() => {
    if (isSending && situation) remember(situation);
  }, [isSending]);
  // A card is sealed in a scene of its own: whoever is through with it has read the words.
  useEffect(() => (situation === 'trade' ? () => remember('trade') : undefined), [situation]);
  // Words about something else wait while something is chosen on the map.
  const isElsewhere =
    hint && ('held' in hint.at || 'room' in hint.at || ('part' in hint.at && hint.at.part === 'role'));
  const isWaiting = isElsewhere && acting.choosing.value.at !== 'idle';
  if (!hint) return null;
  // Its row on a phone stays: the map does not move under the finger that chooses.
  if (desk.panel.value || desk.asked.value.length > 0) return <i class="pointer" hidden />;
  const text = t(`coach.${hint.situation}`, { cans: cansText(view) });
  return (
    <Pointer
      {...{ desk, view, text }}
      at={hint.at}
      class={`is-coach is-${hint.situation} ${isWaiting ? 'is-waiting' : ''}`}
    />
  );
}
