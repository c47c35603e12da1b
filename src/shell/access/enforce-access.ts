import { openLogin } from '#features/account/actions/login-popup.ts';
import { trialType } from '#features/account/model/roles.ts';
import { isForNextPage } from '#features/account/state/recovery-notice.ts';
import { $session } from '#features/account/state/session.ts';
import { $gates, $settings } from '#features/site/state/settings.ts';
import { loadWords } from '#i18n/page-words.ts';
import type { Words } from '#i18n/translate.ts';
import { barePath, currentPage } from '#lib/bare-path.ts';
import { onPageRestore } from '#lib/browser/on-page-restore.ts';
import { redirectTo } from '#lib/browser/redirect.ts';
import { root } from '#lib/browser/root.ts';
import { onFailure } from '#lib/http/failures.ts';
import { ignoreFailure } from '#lib/ignore-failure.ts';
import { keys } from '#lib/storage/keys.ts';
import { sessionArea } from '#lib/storage/storage.ts';
import { toastMs } from '#lib/toasts.ts';
import { hrefOf, paths } from '#paths.ts';
import { notify } from '../toasts/notify.ts';
import { readPageRule } from './page-rule.ts';
import { isClosedToTrial, type Redirect, redirectFor } from './redirect-for.ts';

/** The login popup is open above a page whose session expired: its result decides, not the access rule. */
let isLoginOpen = false;

// Settings lead to the screens of a closed site (`page/watch-settings.ts`); failed calls may report the closure
// earlier.
const findRedirect = (): Redirect | null =>
  redirectFor(
    readPageRule(),
    {
      session: $session.get(),
      maintenance: false,
      regionRestriction: false,
      switches: $gates.get(),
    },
    paths,
  );

/**
 * Redirects if the visitor may no longer see the page: the session or a flag changed, or the page was restored from the
 * back/forward cache.
 */
const enforce = (): void => {
  const redirect = findRedirect();
  // The document waits for another tab's session and redirects itself.
  if (root.dataset.redirect !== undefined) return;
  if (!redirect || (isLoginOpen && redirect.to !== paths.closed)) return;
  if (redirect.reason) sessionArea.write(keys.session.accessText, redirect.reason);
  redirectTo(redirect.to);
};

const textOf: Readonly<Record<string, (t: Words) => string>> = {
  free_reject: (t) => t.siteMessages.free_reject(),
  permissionDenied: (t) => t.siteErrors.permissionDenied(),
};

/** Shows the reason for a redirect on the target page: the text of a code, or a text that the page before stored. */
const showReason = async (): Promise<void> => {
  const reason = sessionArea.read(keys.session.accessText);
  if (!reason || isForNextPage(reason)) return;
  const pick = textOf[reason];
  await notify(pick ?? (() => reason), { time: pick ? toastMs.message : toastMs.long });
  sessionArea.remove(keys.session.accessText);
};

/** Fields that were typed into; React sets the default value of a controlled field to its value. */
const typedFields = new WeakSet<EventTarget>();

/** Returns whether a reload would lose input. */
const hasInput = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main input, main textarea')].some(
    (field) => field.value !== field.defaultValue || (typedFields.has(field) && field.value !== ''),
  );

let lastUserName = $session.get()?.userName;

/** Redirects to the first-password page: until the password is changed, the backend refuses every other call. */
const redirectToFirstPassword = (): void => {
  if (readPageRule().access !== 'anyone' && currentPage() !== paths.changePassword) redirectTo(paths.changePassword);
};

/** Handles an expired session: pages that need one open the login popup, which keeps typed values and the focus. */
const onSessionExpired = async (): Promise<void> => {
  if (readPageRule().access === 'anyone') {
    await notify((t) => t.siteErrors.sessionExpired(), { kind: 'bad', time: toastMs.long });
    return;
  }
  if (isLoginOpen) return;
  isLoginOpen = true;
  const before = lastUserName;
  // The content is hidden until the login, so the browser blurs it before the popup could remember it.
  const focused = document.activeElement;
  const { t } = await loadWords();
  // A popup that cannot be loaded counts as closed.
  const isLoggedIn = await openLogin(t.siteErrors.sessionExpired()).catch(() => false);
  isLoginOpen = false;
  if (isLoggedIn && ($session.get()?.userName !== before || !hasInput())) location.reload();
  else if (isLoggedIn && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  else if (!isLoggedIn && findRedirect()) redirectTo(hrefOf('home'));
};

let isTrialGuarded = false;

/** Keeps trial members on the page, with a message, when they tap a link to a page they cannot open. */
const guardTrialLinks = async (): Promise<void> => {
  if (isTrialGuarded || $session.get()?.type !== trialType) return;
  isTrialGuarded = true;
  const { routes } = await import('#routes.ts');
  const closed = new Set<string>(Object.values(routes).flatMap((it) => (isClosedToTrial(it) ? [it.path] : [])));
  document.addEventListener('click', (event) => {
    if ($session.get()?.type !== trialType || event.defaultPrevented) return;
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (!link || !closed.has(barePath(link.pathname))) return;
    event.preventDefault();
    void notify((t) => t.siteMessages.free_reject(), { time: toastMs.message });
  });
};

// If the route table cannot be loaded, the target page refuses trial members itself.
const startTrialGuard = (): void => ignoreFailure(guardTrialLinks());

const markClosedAccount = (session = $session.get()): void => {
  document.documentElement.toggleAttribute('data-account-closed', session?.closed === true);
};

/** Enforces the page's access rule now and whenever session, settings or calls change it. Called once. */
export const startAccessControl = (): void => {
  void showReason();
  enforce();
  markClosedAccount();
  startTrialGuard();
  document.addEventListener('input', ({ target }) => target && typedFields.add(target));
  $settings.listen(enforce);
  onFailure(({ code }) => {
    if (code === 'session.expired') void onSessionExpired();
    else if (code === 'password.change-required') redirectToFirstPassword();
  });
  $session.listen((session) => {
    lastUserName = session?.userName ?? lastUserName;
    if (session?.closed) enforce();
    markClosedAccount(session);
    startTrialGuard();
  });
  onPageRestore(enforce);
};
