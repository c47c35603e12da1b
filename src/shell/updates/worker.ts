import { ownPolicy, workerFile } from '#lib/browser/trusted-types.ts';
import { whenEngaged } from '#lib/browser/when-engaged.ts';

const register = (): void => {
  const file = ownPolicy().createScriptURL(workerFile);
  navigator.serviceWorker.register(file, { updateViaCache: 'none' }).catch(() => undefined);
};

/**
 * Registers the service worker for offline help after the first interaction or several seconds. Browsers without
 * service workers and private mode work without it.
 */
export const startWorker = (): void => {
  if ('serviceWorker' in navigator && import.meta.env.PROD) whenEngaged(register);
};
