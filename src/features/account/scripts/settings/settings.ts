import { $words } from '#i18n/page-words.ts';
import { loginPath } from '#lib/links.ts';
import { showToast, toastMs } from '#lib/toasts.ts';
import { hrefOf } from '#paths.ts';
import { logOut } from '../../actions/log-out.ts';
import { saveLoginPreferences } from '../../state/login-preferences.ts';
import { clearRememberedLogin, rememberedName } from '../../state/remembered-login.ts';
import { $session } from '../../state/session.ts';

/**
 * Redirects to login, and back here afterwards, if the session ended while the page was open; returns
 * whether a session exists.
 */
const guard = (event: Event): boolean => {
  if ($session.get()) return true;
  event.preventDefault();
  location.assign(loginPath(hrefOf('settings')));
  return false;
};

const leave = async (event: Event): Promise<void> => {
  if (!guard(event)) return;
  const hide = showToast($words.get().t.siteMessages.in_please_wait(), { kind: 'busy', time: null });
  await logOut('settings').finally(hide);
};

/** Shows the login remembered on this device with a button to forget it. */
const showRemembered = (): void => {
  const row = document.querySelector<HTMLElement>('[data-remembered]');
  const name = rememberedName('username') ?? rememberedName('mobile');
  const place = row?.querySelector('[data-remembered-name]');
  if (!row || !place || !name) return;
  place.textContent = name;
  row.hidden = false;
  row.querySelector('[data-forget]')?.addEventListener('click', () => {
    for (const method of ['username', 'mobile'] as const) clearRememberedLogin(method);
    saveLoginPreferences({ remember: false, auto: false });
    row.hidden = true;
    showToast($words.get().t.siteSettings.forgotten(), { kind: 'ok', time: toastMs.message });
  });
};

/** Opens a sheet when its row is pressed. */
const openOnClick = (selector: string, show: () => Promise<void>): void => {
  document.querySelector(selector)?.addEventListener('click', () => {
    show().catch(() => showToast($words.get().t.siteShell.loadFailed(), { kind: 'bad', time: toastMs.message }));
  });
};

interface Sheets {
  /** Motion, font size and contrast. */
  readonly showDisplay: () => Promise<void>;
  /** Notifications by kind. */
  readonly showNotifications: () => Promise<void>;
}

/** Starts the settings page. */
export const startSettingsPage = ({ showDisplay, showNotifications }: Sheets): void => {
  for (const row of document.querySelectorAll('a[data-needs-session]')) row.addEventListener('click', guard);
  openOnClick('main [data-display]', showDisplay);
  openOnClick('main [data-notifications]', showNotifications);
  showRemembered();
  let isLeaving = false;
  document.querySelector('[data-leave]')?.addEventListener('click', (event) => {
    if (isLeaving) return;
    isLeaving = true;
    void leave(event).finally(() => {
      isLeaving = false;
    });
  });
};
