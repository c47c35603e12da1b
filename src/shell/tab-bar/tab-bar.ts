import { openLogin } from '../../features/account/stores/login-popup.ts';
import { $session } from '../../features/account/stores/session.ts';
import { $settings } from '../../features/site/stores/settings.ts';
import { toastTime } from '../../lib/toasts.ts';
import { hrefOf } from '../../paths.ts';
import { notify } from '../toasts/notify.ts';

/** R065: guests to login. */
const guardMine = (event: Event): void => {
  if ($session.get()) return;
  event.preventDefault();
  location.assign(hrefOf('login'));
};

/** R067, A25: guests log in over the page, which then leads on. */
const guardMessages = (event: Event): void => {
  if ($session.get()) return;
  event.preventDefault();
  const { href } = event.currentTarget as HTMLAnchorElement;
  // Without the popup there is the page.
  openLogin().then(
    (entered) => entered && location.assign(href),
    () => guardMine(event),
  );
};

/** R066: guests to login; without the promotion REFERRAL a word instead of the page. */
const guardInvite = (event: Event): void => {
  if (!$session.get()) guardMine(event);
  else if ($settings.get().consolidated?.whitelabel.promotions.REFERRAL?.enabled === false) {
    event.preventDefault();
    void notify((t) => t.siteMessages.contact_service(), { time: toastTime.message });
  }
};

/** What the ways of bottom bar, menu and top block ask for before they lead on. */
export const startFooter = (): void => {
  document.querySelector('[data-mine]')?.addEventListener('click', guardMine);
  document.querySelector('[data-invite]')?.addEventListener('click', guardInvite);
  for (const link of document.querySelectorAll('[data-messages]')) link.addEventListener('click', guardMessages);
};
