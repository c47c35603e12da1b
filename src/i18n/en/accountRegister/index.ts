import type { BaseTranslation } from '../../i18n-types.ts';

const accountRegister = {
  title: 'Create your account',
  lead: '600+ games to try, demo only',
  username: 'Username',
  usernameHint: '{min}–{max} letters or digits',
  passwordLabel: 'Password',
  passwordHint: '{min}–{max} characters with a letter and a digit',
  confirmPassword: 'Confirm password',
  affiliateCode: 'Referral code',
  captcha: 'Captcha',
  captchaResult: 'Answer',
  captchaPicture: 'Image with a math problem',
  captchaRefresh: 'Tap for a new image',
  captchaTask: 'Verify without the image',
  agree: 'I am at least {age} years old and agree to the',
  agreement: 'User agreement',
  invitedBy: 'Invited by {name}',
  submit: 'Create account',
  already: 'Already have an account?',
  logIn: 'Log in',
} as const satisfies BaseTranslation;

export default accountRegister;
