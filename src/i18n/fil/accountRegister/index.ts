import type { NamespaceAccountRegisterTranslation } from '../../i18n-types.ts';

const accountRegister = {
  title: 'Gumawa ng account',
  lead: '600+ laro na puwedeng subukan, demo lang',
  username: 'Username',
  usernameHint: '{min}–{max} letra o numero',
  passwordLabel: 'Password',
  passwordHint: '{min}–{max} character na may letra at numero',
  confirmPassword: 'Ulitin ang password',
  affiliateCode: 'Referral code',
  captcha: 'Captcha',
  captchaResult: 'Sagot',
  captchaPicture: 'Image na may math problem',
  captchaRefresh: 'I-tap para sa bagong image',
  captchaTask: 'I-verify nang walang image',
  agree: '{age} taong gulang na ako o higit pa at sang-ayon ako sa',
  agreement: 'User Agreement',
  invitedBy: 'In-invite ni {name}',
  submit: 'Gumawa ng account',
  already: 'May account ka na?',
  logIn: 'Mag-log in',
} as const satisfies NamespaceAccountRegisterTranslation;

export default accountRegister;
