import type { BaseTranslation } from '../../i18n-types.ts';

/** The page of a closed account. */
const safetyClosure = {
  timeOut: 'You are on a time-out',
  exclusion: 'You are self-excluded',
  over: 'Your self-exclusion has ended',
  until: 'Until {at}',
  forGood: 'Permanently',
  timeOutText: 'Until then you can’t play, deposit or bet. Your account reopens automatically.',
  exclusionText: 'Until then you can’t play, deposit, bet or claim promotions. It can’t be ended early.',
  forGoodText: 'You can’t play, deposit, bet or claim promotions. This can’t be undone.',
  overText: 'Your account stays closed until you ask us to reopen it. Take your time.',
  balance: 'Your balance',
  withdraw: 'Withdraw',
  record: 'Account record',
  statement: 'Activity statement',
  bets: 'Bets',
  withdrawals: 'Withdrawals',
  desk: 'Customer service',
  helpTitle: 'Talk to someone',
  helpText: '{line}, free and confidential, 24/7.',
  logOut: 'Log out',
  askReturn: 'Request to reopen my account',
  returnWaits: 'You can confirm from {at}. Until then your account stays closed.',
  confirmReturn: 'Reopen my account',
  confirmTitle: 'Reopen your account?',
  confirmText: 'You can play and deposit right away. Your limits stay active.',
  stayClosed: 'Keep it closed',
} as const satisfies BaseTranslation;

export default safetyClosure;
