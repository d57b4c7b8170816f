/** `/built/board-BLL6KKki.js` was made of the same as `/built/board-Bnq8K49m.js`, in another build. */
const withoutHash = (file: string): string => file.replace(/-[\w-]{8}(?=\.\w+$)/, '');

/**
 * What a new build keeps: its shell, and whatever else of it was kept of the build before. Who had played a lesson without
 * a line can do so after an update too.
 */
export function filesToKeep(
  { shell, built }: { readonly shell: readonly string[]; readonly built: readonly string[] },
  keptBefore: readonly string[],
): readonly string[] {
  const before = new Set(keptBefore.map(withoutHash));
  return built.filter((file) => shell.includes(file) || before.has(withoutHash(file)));
}

const ENTRY = /<script type="module"[^>]* src="([^"]+)"/;

/** Whether a page was made by a build: the server may have another one by now. */
export const isPageOf = (built: readonly string[], page: string): boolean =>
  built.includes(ENTRY.exec(page)?.[1] ?? '');
