import type { BaseTranslation } from '../../i18n-types.ts';

/** The page of a closed account (X06). */
const closure = {
  timeOut: 'You are on a time-out',
  exclusion: 'You have excluded yourself',
  over: 'Your self-exclusion is over',
  until: 'Until {at}',
  forGood: 'For good',
  timeOutText: 'Until then no game opens and no deposit or bet is taken. The account opens again by itself.',
  exclusionText: 'Until then no game opens, and no deposit, bet or offer is taken. It cannot be taken back early.',
  forGoodText: 'No game opens and no deposit, bet or offer is taken any more. It cannot be taken back.',
  overText: 'Your account stays closed until you decide to come back. Take your time: nobody asks you to.',
  balance: 'Your balance',
  withdraw: 'Withdraw',
  record: 'Account record',
  statement: 'Activity statement',
  bets: 'Bets',
  withdrawals: 'Withdrawals',
  desk: 'Customer service',
  helpTitle: 'Somebody to talk to',
  helpText: '{line}, free and confidential, day and night.',
  signOut: 'Sign out',
  askReturn: 'Ask to come back',
  returnWaits: 'You can confirm your return from {at}. Until then nothing changes.',
  confirmReturn: 'Open my account again',
  confirmTitle: 'Open the account again?',
  confirmText: 'You can play and deposit again at once. Limits that you have set still hold.',
  stayClosed: 'Stay closed',
} as const satisfies BaseTranslation;

export default closure;
