import type { BaseTranslation } from '../../i18n-types.ts';

const accountRecovery = {
  lead: 'Confirm your account to set a new password.',
  methods: 'Reset method',
  byPhone: 'Mobile number',
  byEmail: 'Email',
  username: 'Username',
  email: 'Email',
  emailHint: 'The email of your account, like name@mail.com',
  emailRequired: 'Enter your email address',
  mobileNum: 'Mobile number',
  code: 'Verification code',
  codeHint: 'Get a code by SMS first',
  getCode: 'Get code',
  newPassword: 'New password',
  newPasswordHint: '{min}–{max} characters with a letter and a digit',
  retrieve: 'Reset password',
  submit: 'Reset password',
} as const satisfies BaseTranslation;

export default accountRecovery;
