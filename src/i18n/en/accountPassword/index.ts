import type { BaseTranslation } from '../../i18n-types.ts';

/** Changing the password. */
const accountPassword = {
  lead: 'A new password logs you out on your other devices.',
  firstLead: 'Welcome! Choose your own password to continue.',
  username: 'Username',
  oldPassword: 'Old password',
  newPassword: 'New password',
  newPasswordHint: '{min}–{max} characters with a letter and a digit',
  confirmNewPassword: 'Confirm new password',
  confirmRequired: 'Enter password',
  submit: 'Confirm',
  saved: 'Change saved',
  same: 'The new password and the old password cannot be the same',
  understood: 'OK',
} as const satisfies BaseTranslation;

export default accountPassword;
