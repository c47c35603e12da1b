import { openLogin } from '#features/account/actions/login-popup.ts';
import { $session } from '#features/account/state/session.ts';
import { $settings } from '#features/site/state/settings.ts';
import { toastMs } from '#lib/toasts.ts';
import { hrefOf } from '#paths.ts';
import { notify } from '../toasts/notify.ts';

/** Sends guests to the login page. */
const guardMine = (event: Event): void => {
  if ($session.get()) return;
  event.preventDefault();
  location.assign(hrefOf('login'));
};

/** Opens the login popup for guests and follows the link after login. */
const guardMessages = (event: Event): void => {
  if ($session.get()) return;
  event.preventDefault();
  const { href } = event.currentTarget as HTMLAnchorElement;
  // If the popup cannot be loaded, the login page opens.
  openLogin().then(
    (entered) => entered && location.assign(href),
    () => guardMine(event),
  );
};

/** Sends guests to the login page; shows a message if the promotion REFERRAL is off. */
const guardInvite = (event: Event): void => {
  if (!$session.get()) guardMine(event);
  else if ($settings.get().consolidated?.whitelabel.promotions.REFERRAL?.enabled === false) {
    event.preventDefault();
    void notify((t) => t.siteMessages.contact_service(), { time: toastMs.message });
  }
};

/** Guards the links of tab bar, menu and top block that need a session or a promotion. */
export const startTabBar = (): void => {
  document.querySelector('[data-mine]')?.addEventListener('click', guardMine);
  document.querySelector('[data-invite]')?.addEventListener('click', guardInvite);
  for (const link of document.querySelectorAll('[data-messages]')) link.addEventListener('click', guardMessages);
};
