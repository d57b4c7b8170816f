/** `npm run backup -- FILE`: a copy of everything the server keeps, also while it runs. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { copyStore, StoreError } from '#server/store/index.ts';
import { dataFile, dataFolderIn } from './settings.ts';
import { errorCode, run, UserError } from './user-error.ts';

await run(async () => {
  const [name, ...others] = process.argv.slice(2);
  if (!name || others.length > 0) throw new UserError('Name one file for the copy: npm run backup -- FILE');
  if (process.env['DATABASE_URL']) {
    throw new UserError(
      'With DATABASE_URL the database keeps everything: copy it with pg_dump (README, Backup).',
    );
  }
  const source = dataFile(dataFolderIn(process.env));
  if (!existsSync(source)) throw new UserError(`There is nothing to copy: no file ${source} (DATA_DIR).`);
  // npm runs programs at the top of the project, wherever it was called.
  const copy = resolve(process.env['INIT_CWD'] ?? '', name);
  try {
    const { tables, matches } = copyStore(source, copy);
    console.log(`Copied ${tables} open tables and ${matches} matches from ${source} to ${copy}.`);
  } catch (error) {
    throw sentence(error, copy);
  }
});

function sentence(error: unknown, copy: string): unknown {
  if (error instanceof StoreError) return new UserError(error.message);
  switch (errorCode(error)) {
    case 'EEXIST':
      return new UserError(`The file ${copy} exists already: it is left as it is.`);
    case 'ENOENT':
    case 'ENOTDIR':
    case 'EACCES':
    case 'EROFS':
      return new UserError(`The file ${copy} cannot be written.`);
    default:
      return error;
  }
}
