/**
 * Fetches what an encrypted call takes that must not be done twice, all at once: on a slow network a press would wait
 * for one file after the other.
 */
export const prepareSealed = (): void => {
  for (const part of [import('./seal.ts'), import('./send-idempotent.ts')]) part.catch(() => undefined);
};
