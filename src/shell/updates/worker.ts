import { ownPolicy, workerFile } from '#lib/browser/trusted-types.ts';
import { whenEngaged } from '#lib/browser/when-engaged.ts';
import { ignoreFailure } from '#lib/ignore-failure.ts';

const register = (): void => {
  const file = ownPolicy().createScriptURL(workerFile);
  ignoreFailure(navigator.serviceWorker.register(file, { updateViaCache: 'none' }));
};

/**
 * Registers the service worker for offline help after the first interaction or several seconds. Browsers without
 * service workers and private mode work without it.
 */
export const startWorker = (): void => {
  if ('serviceWorker' in navigator && import.meta.env.PROD) whenEngaged(register);
};
