import type { BaseTranslation } from '../../i18n-types.ts';

/** Words of the account forms that no first paint needs. */
const account = {
  hidePassword: 'Hide password',
  usernameRequired: 'Enter your username',
  passwordRequired: 'Enter your password',
  mobileNum: 'Mobile number',
  mobileRequired: 'Enter your mobile number',
  code: 'SMS code',
  codeRequired: 'Enter the code from the SMS',
  codeDigits: 'The code has digits only, at most 10',
  getCode: 'Get code',
  codeWait: '{seconds} s',
  captcha: 'Captcha',
  captchaHint: 'Result of the sum. Hard to read? Log in by SMS code instead.',
  captchaPicture: 'Picture with a sum',
  captchaRefresh: 'Tap for a new one',
  captchaFailed: 'Try again',
  captchaRequired: 'Enter the code from the picture',
  autoLogin: 'Log me in automatically',
  plainNotice: 'This connection is not private, so your password travels unencrypted. For trying out only.',
  closedNotice: 'This browser cannot encrypt your password here. Open the site over https to log in.',
  noTrial: 'All free accounts of today are taken. Please come back tomorrow.',
  or: 'or',
  consentTitle: 'Log in with {provider}',
  consentNote: 'A simulated {provider} screen. {brand} gets your name and e-mail address, nothing else.',
  consentEmpty: 'There are no accounts on this phone.',
  popupTitle: 'Log in',
} as const satisfies BaseTranslation;

export default account;
