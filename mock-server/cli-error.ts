/** An error caused by the input of the command; printed as one sentence without a stack trace. */
export class CliError extends Error {}

/**
 * Runs a program; exits with code 1 if it throws. Prints one sentence for a `CliError` and for errors that
 * `sentenceFor` describes, a stack trace for others.
 */
export const runProgram = async (
  work: () => Promise<unknown>,
  sentenceFor: (error: unknown) => string | undefined = () => undefined,
): Promise<void> => {
  try {
    await work();
  } catch (error) {
    const known = error instanceof CliError ? error.message : sentenceFor(error);
    process.stderr.write(`${known ?? (error instanceof Error ? error.stack : String(error))}\n`);
    process.exit(1);
  }
};
