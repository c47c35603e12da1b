import type { BaseTranslation } from '../../i18n-types.ts';

/** Password fields that confirm a change of the account or a withdrawal. */
const accountPasswords = {
  login: 'Login password',
  loginHint: 'To confirm it’s you',
  loginRequired: 'Enter your login password.',
  forgot: 'Forgot it?',
  withdrawal: 'Withdrawal password',
  withdrawalRequired: 'Enter your 6-digit withdrawal password.',
  withdrawalNew: 'New withdrawal password',
  withdrawalNewHint: '6 digits that you don’t use anywhere else.',
  withdrawalWeakPattern: 'Easy to guess. Don’t use a sequence, a pattern or the same digits.',
  withdrawalWeakBirthday: 'Easy to guess. Don’t use your birthday.',
  withdrawalWeakMobile: 'Easy to guess. Don’t use digits of your mobile number.',
  withdrawalUsesDetail: 'Your withdrawal password uses your birthday or mobile number. Change that password first.',
  withdrawalAgain: 'Repeat withdrawal password',
  notEqual: 'The two passwords don’t match.',
  lockedUntil: 'Too many failed attempts. Try again after {time}.',
  hold: 'After this change, withdrawals are on hold for {hours} {{hours:hour|hours}} and we notify your old contacts.',
  notifies: 'After this change, we notify your old contacts.',
} as const satisfies BaseTranslation;

export default accountPasswords;
