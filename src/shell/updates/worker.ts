import { whenStaying } from '../../lib/browser/staying.ts';
import { ownPolicy, workerFile } from '../../lib/browser/trusted-types.ts';

const register = (): void => {
  const file = ownPolicy().createScriptURL(workerFile);
  navigator.serviceWorker.register(file, { updateViaCache: 'none' }).catch(() => undefined);
};

/** Offline help (X14), for whoever stays. A browser without workers, or a visit in private mode, does without. */
export const startWorker = (): void => {
  if ('serviceWorker' in navigator && import.meta.env.PROD) whenStaying(register);
};
