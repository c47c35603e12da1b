import type { BaseTranslation } from '../../i18n-types.ts';

/** Password fields that confirm a change of the account or a withdrawal. */
const accountPasswords = {
  login: 'Login password',
  loginHint: 'To confirm it’s you',
  loginRequired: 'Enter your login password.',
  forgot: 'Forgot it?',
  withdrawal: 'Withdrawal password',
  withdrawalRequired: 'Enter your 6-digit withdrawal password.',
  lockedUntil: 'Too many failed attempts. Try again after {time}.',
  show: 'Show password',
  hold: 'After this change, withdrawals are on hold for {hours} {{hours:hour|hours}} and we notify your old contacts.',
  notifies: 'After this change, we notify your old contacts.',
} as const satisfies BaseTranslation;

export default accountPasswords;
