import { LEARN_PATH } from '#shared/wire/learn-path.ts';
import type { LessonName } from './lesson.ts';
import { LESSON_NAMES } from './lessons.ts';

export const lessonPath = (name: LessonName): string => `${LEARN_PATH}/${name}`;

/** The lesson an address names; nothing for the list of all. */
export function readLessonPath(path: string): LessonName | undefined {
  const [, named] = /^\/learn\/([a-z-]+)\/?$/.exec(path) ?? [];
  return LESSON_NAMES.find((name) => name === named);
}
