import { $session } from '../../features/account/stores/session.ts';
import { keys } from '../../lib/storage/keys.ts';
import { sessionArea } from '../../lib/storage/storage.ts';

let started: Promise<void> | undefined;

/** Loads and starts the enforcement once. A failed load is repeated by the next call. */
const start = (): Promise<void> => {
  started ??= import('../session/members.ts').then(
    ({ startAccessControl }) => startAccessControl(),
    // A login that leaves the page cancels the import.
    () => {
      started = undefined;
    },
  );
  return started;
};

const load = (): void => {
  const { access, gate } = document.documentElement.dataset;
  if (access !== 'anyone' || gate || $session.get() || sessionArea.read(keys.session.accessText)) void start();
};

/**
 * Enforces the page's access rule while it is open (A84). Guests on an open page without a gate load nothing for it.
 */
export const startGuard = (): void => {
  $session.listen(load);
  load();
};
