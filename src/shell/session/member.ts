import { redirectToLogin } from '../../features/account/stores/redirect-to-login.ts';
import { $session } from '../../features/account/stores/session.ts';
import { reportError } from '../toasts/report-error.ts';

// Leaving the page, as a login does, ends the fetch.
const load = (): void => {
  if ($session.get()) import('./signed-in.ts').catch(() => undefined);
};

const refresh = async (): Promise<void> => {
  if ($session.get()) (await import('./signed-in.ts')).refresh();
  else redirectToLogin();
};

/** What only members see is loaded with a session; a guest who asks for the balance is led to login (R060). */
export const followMember = (): void => {
  $session.listen(load);
  load();
  for (const button of document.querySelectorAll('[data-refresh-balance]')) {
    button.addEventListener('click', () => void refresh().catch(reportError));
  }
};
