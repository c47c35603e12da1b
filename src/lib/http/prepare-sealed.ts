/**
 * Preloads everything an encrypted call needs in parallel: on a slow network a tap would otherwise wait for one file
 * after another.
 */
export const prepareSealed = (): void => {
  for (const part of [import('./seal.ts'), import('./send-idempotent.ts')]) part.catch(() => undefined);
};
