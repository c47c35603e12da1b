import { ignoreFailure } from '#lib/ignore-failure.ts';
/** Preloads the encryption of a call: on a slow network a tap would otherwise wait for its file. */
export const prepareSealed = (): void => {
  ignoreFailure(import('./seal.ts'));
};
