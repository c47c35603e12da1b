import { trialType } from '../domain/roles.ts';
import { $words } from '../i18n/page-words.ts';
import { $session } from '../stores/session.ts';
import { $settings } from '../stores/settings.ts';
import { showToast, toastTime } from '../stores/toasts.ts';

/** R065: guests to login, trial members stay with the text. */
const guardMine = (event: Event): void => {
  const session = $session.get();
  if (!session) {
    event.preventDefault();
    location.assign('/m/login');
  } else if (session.type === trialType) {
    event.preventDefault();
    showToast($words.get().t.messages.free_reject(), { time: toastTime.message });
  }
};

/** R066: guests to login; without the promotion REFERRAL a word instead of the page. */
const guardInvite = (event: Event): void => {
  if (!$session.get()) {
    event.preventDefault();
    location.assign('/m/login');
  } else if ($settings.get().consolidated?.whitelabel.promotions.REFERRAL?.enabled === false) {
    event.preventDefault();
    showToast($words.get().t.messages.contact_service(), { time: toastTime.message });
  }
};

export const startFooter = (): void => {
  document.querySelector('[data-mine]')?.addEventListener('click', guardMine);
  document.querySelector('[data-invite]')?.addEventListener('click', guardInvite);
};
