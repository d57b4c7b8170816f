/** Something the person at the terminal can mend: told in one sentence, without a stack. */
export class UserError extends Error {}

/** Runs a command-line program; a UserError ends it with its sentence. */
export async function run(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

export const errorCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
