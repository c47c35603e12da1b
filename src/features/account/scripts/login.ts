import { barePath } from '#lib/bare-path.ts';
import { hydrateIslands } from '#lib/browser/deferred-hydration.ts';
import { onPageRestore } from '#lib/browser/on-page-restore.ts';
import { redirectTo } from '#lib/browser/redirect.ts';
import { hrefOf } from '#paths.ts';
import { redirectAfterLogin } from '../model/redirect-after-login.ts';
import { shouldRememberLogin } from '../state/login-preferences.ts';
import { $session } from '../state/session.ts';

/** Redirects members with a session, on load and when the page is restored. */
const redirectMember = (): void => {
  const session = $session.get();
  if (session) redirectTo(redirectAfterLogin(location.search, session));
};

/** Hydrates the login form early if a login is remembered, so that it is prefilled. */
export const startLogin = (): void => {
  if (barePath(location.pathname) !== hrefOf('login')) return;
  redirectMember();
  document.addEventListener('prerenderingchange', redirectMember);
  onPageRestore(redirectMember);
  if (shouldRememberLogin()) hydrateIslands();
};
