import { redirectToLogin } from '../../features/account/stores/redirect-to-login.ts';
import { $session } from '../../features/account/stores/session.ts';
import { reportError } from '../toasts/report-error.ts';

let started: Promise<void> | undefined;

/** Loads and starts the member-only code once. A failed load is repeated by the next call. */
const start = (): Promise<void> => {
  started ??= import('./members.ts').then(
    ({ startLoggedIn }) => startLoggedIn(),
    (error: unknown) => {
      started = undefined;
      throw error;
    },
  );
  return started;
};

// A login that leaves the page cancels the import.
const load = (): void => {
  if ($session.get()) start().catch(() => undefined);
};

const refresh = async (): Promise<void> => {
  if (!$session.get()) return redirectToLogin();
  await start();
  const { refresh: reload } = await import('./members.ts');
  reload();
};

/** Starts the member features of the page with a session; a guest who requests the balance is sent to login (R060). */
export const watchMember = (): void => {
  $session.listen(load);
  load();
  for (const button of document.querySelectorAll('[data-refresh-balance]')) {
    button.addEventListener('click', () => void refresh().catch(reportError));
  }
};
