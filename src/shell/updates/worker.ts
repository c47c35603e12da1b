import { ownPolicy, workerFile } from '../../lib/browser/trusted-types.ts';
import { whenEngaged } from '../../lib/browser/when-engaged.ts';

const register = (): void => {
  const file = ownPolicy().createScriptURL(workerFile);
  navigator.serviceWorker.register(file, { updateViaCache: 'none' }).catch(() => undefined);
};

/** Offline help (X14), for whoever stays. A browser without workers, or a visit in private mode, does without. */
export const startWorker = (): void => {
  if ('serviceWorker' in navigator && import.meta.env.PROD) whenEngaged(register);
};
