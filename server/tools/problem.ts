/** Something the person at the terminal can mend: told in one sentence, without a stack. */
export class Problem extends Error {}

/** Runs a command-line program; a Problem ends it with its sentence. */
export async function run(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

export const errorCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
