import type { WithdrawalPasswordWeakness } from '#contract/account/withdrawal-password-rule.ts';
import type { Words } from '#i18n/translate.ts';

/** Returns why a withdrawal password is easy to guess. */
export const weakPinText = (t: Words, weakness: WithdrawalPasswordWeakness): string => {
  if (weakness === 'birthday') return t.accountPasswords.withdrawalWeakBirthday();
  return weakness === 'mobile' ? t.accountPasswords.withdrawalWeakMobile() : t.accountPasswords.withdrawalWeakPattern();
};
