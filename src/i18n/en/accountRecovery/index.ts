import type { BaseTranslation } from '../../i18n-types.ts';

const recovery = {
  lead: 'Tell us who you are and we help you back in.',
  methods: 'How to recover',
  byPhone: 'Mobile number',
  byEmail: 'E-mail',
  username: 'Username',
  email: 'E-mail',
  emailHint: 'The one you gave us, like name@mail.com',
  emailRequired: 'Enter your e-mail address',
  mobileNum: 'Mobile number',
  code: 'Verification code',
  codeHint: 'Get a code by SMS first',
  getCode: 'Get code',
  newPassword: 'New password',
  newPasswordHint: '8–20 characters with a letter and a digit',
  showPassword: 'Show password',
  retrieve: 'Retrieve password',
  submit: 'Submit',
} as const satisfies BaseTranslation;

export default recovery;
