import { $session } from '../../features/account/stores/session.ts';
import { keys } from '../../lib/storage/keys.ts';
import { sessionArea } from '../../lib/storage/storage.ts';

// Leaving the page, as a login does, ends the fetch.
const load = (): void => {
  const forAnyone = document.documentElement.dataset.access === 'anyone';
  if (!forAnyone || $session.get() || sessionArea.read(keys.session.accessText))
    import('./enforce-access.ts').catch(() => undefined);
};

/** Keeps the page to those it is for, for as long as it is open (A84). A guest on an open page needs none of it. */
export const startGuard = (): void => {
  $session.listen(load);
  load();
};
