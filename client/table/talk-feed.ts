import { signal } from '@preact/signals';
import { type Mark, type Marks, marked, type Said, type TalkSoFar } from '#shared/wire/talk.ts';

/** How much of the talk a device keeps. */
const MOST_SAID = 300;

/** What this device may hear, and what its seat noted for itself. */
export function openTalk() {
  const said = signal<readonly Said[]>([]);
  const marks = signal<Marks>({});
  return {
    said,
    marks,
    /** All of it again, at the beginning of a line. */
    told(soFar: TalkSoFar): void {
      said.value = soFar.said;
      marks.value = soFar.marks;
    },
    heard(one: Said): void {
      said.value = [...said.value, one].slice(-MOST_SAID);
    },
    marked(mark: Mark): void {
      marks.value = marked(marks.value, mark);
    },
    /** Another match begins. */
    forget(): void {
      said.value = [];
      marks.value = {};
    },
  };
}
