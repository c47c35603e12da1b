/** An error caused by the input of the command; printed as one sentence without a stack trace. */
export class CliError extends Error {}

/** Returns a sentence for options that `parseArgs` rejects; undefined for other errors. */
const optionsMessage = (error: unknown): string | undefined => {
  const { code, message } = error as NodeJS.ErrnoException;
  return code?.startsWith('ERR_PARSE_ARGS') ? `${message.split('. ')[0]}. See --help.` : undefined;
};

/**
 * Runs a program; exits with code 1 if it throws. Prints one sentence for a `CliError`, for errors that `sentenceFor`
 * describes and for invalid options, a stack trace for others.
 */
export const runProgram = async (
  work: () => Promise<unknown>,
  sentenceFor: (error: unknown) => string | undefined = () => undefined,
): Promise<void> => {
  // A reader such as `head` closes the pipe before the end of the output.
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));
  try {
    await work();
  } catch (error) {
    const known = error instanceof CliError ? error.message : (sentenceFor(error) ?? optionsMessage(error));
    process.stderr.write(`${known ?? (error instanceof Error ? error.stack : String(error))}\n`);
    process.exit(1);
  }
};
