/** A mistake of the person at the terminal, told in one sentence. */
export class Complaint extends Error {}

/**
 * Runs a program. What a person can mend is told in one sentence: complaints, and what
 * `sentenceFor` knows words for; the rest with its trace. Then the exit code is 1.
 */
export const runProgram = async (
  work: () => Promise<unknown>,
  sentenceFor: (error: unknown) => string | undefined = () => undefined,
): Promise<void> => {
  try {
    await work();
  } catch (error) {
    const known = error instanceof Complaint ? error.message : sentenceFor(error);
    process.stderr.write(`${known ?? (error instanceof Error ? error.stack : String(error))}\n`);
    process.exit(1);
  }
};
