import { emailPattern, maxEmailLength } from '../../../../src/features/account/model/email.ts';
import type { Rule, RuleName, Rules } from '../../../../src/features/account/model/field-rules.ts';
import type { State } from '../../../core/state.ts';
import { flag } from '../../site/rules/flags.ts';

type Pattern = Pick<Rule, 'regex' | 'min' | 'max' | 'message'>;

const pattern = (regex: string, min: number, max: number, EN: string, TY: string): Pattern => ({
  regex,
  min,
  max,
  message: { EN, TY },
});

const handle = (name: string): Pattern =>
  pattern(
    '[\\w.@+\\-]+',
    2,
    60,
    `Enter your ${name} name: 2 to 60 letters, digits, dots or dashes`,
    `Ilagay ang ${name} name mo: 2 hanggang 60 letra, numero, tuldok o gitling`,
  );

const username = pattern(
  '[A-Za-z0-9]+',
  4,
  16,
  'A username has 4 to 16 letters or digits',
  'Ang username ay 4 hanggang 16 letra o numero',
);

const mobile = pattern(
  '[0-9]+',
  10,
  20,
  'A mobile number has 10 to 20 digits',
  'Ang mobile number ay 10 hanggang 20 digit',
);

const patterns: Readonly<Record<RuleName, Pattern>> = {
  username,
  password: pattern(
    '(?=[!-~]*[A-Za-z])(?=[!-~]*[0-9])[!-~]+',
    8,
    20,
    'A password has 8 to 20 characters with a letter and a digit',
    'Ang password ay 8 hanggang 20 character na may letra at numero',
  ),
  mobileNum: mobile,
  verificationCode: pattern('[0-9]+', 4, 10, 'The SMS code has 4 to 10 digits', 'Ang SMS code ay 4 hanggang 10 digit'),
  email: pattern(
    emailPattern,
    5,
    maxEmailLength,
    'Enter a complete e-mail address, like name@mail.com',
    'Ilagay ang buong e-mail address, gaya ng pangalan@mail.com',
  ),
  nickname: pattern(
    '[\\p{L}\\p{M}\\p{N}_ .\\-]+',
    2,
    20,
    'A nickname has 2 to 20 letters, digits, spaces or dashes',
    'Ang palayaw ay 2 hanggang 20 letra, numero, espasyo o gitling',
  ),
  payeeName: pattern(
    "[\\p{L}\\p{M} .'’\\-]+",
    2,
    60,
    'Enter the name on your bank account, letters only',
    'Ilagay ang pangalan sa bank account mo, letra lang',
  ),
  paymentPassword: pattern(
    '[0-9]{6}',
    6,
    6,
    'The withdrawal password has 6 digits',
    'Ang withdrawal password ay 6 na digit',
  ),
  idNumber: pattern(
    '[A-Za-z0-9\\-]+',
    5,
    25,
    'An ID number has 5 to 25 letters, digits or dashes',
    'Ang ID number ay 5 hanggang 25 letra, numero o gitling',
  ),
  qqNum: pattern('[0-9]+', 5, 12, 'A QQ number has 5 to 12 digits', 'Ang QQ number ay 5 hanggang 12 digit'),
  facebook: handle('Facebook'),
  wechat: handle('WeChat'),
  line: handle('LINE'),
  whatsapp: handle('WhatsApp'),
  zalo: handle('Zalo'),
  recommenderId: pattern(
    '[A-Za-z0-9]+',
    4,
    16,
    'A recommender is a username of 4 to 16 letters or digits',
    'Ang nag-refer ay username na 4 hanggang 16 letra o numero',
  ),
  affiliateCode: pattern(
    '[A-Za-z0-9]+',
    3,
    32,
    'A referral code has 3 to 32 letters or digits',
    'Ang referral code ay 3 hanggang 32 letra o numero',
  ),
  captcha: pattern('[0-9]+', 1, 6, 'Enter the result as a number', 'Ilagay ang sagot bilang numero'),
  loginUsername: username,
  loginPassword: pattern('', 1, 64, 'Enter your password', 'Ilagay ang password mo'),
  loginMobileNum: mobile,
};

const shared: readonly RuleName[] = ['loginUsername', 'loginPassword', 'loginMobileNum'];

/** The rule of every field as this merchant has it (R145, A63). */
export const fieldRules = (state: State): Rules => {
  const enabled = new Set<string>([...flag(state, 'REGISTER_FIELDS'), ...shared]);
  const required = new Set<string>([...flag(state, 'REGISTER_REQUIRED'), ...shared]);
  return Object.fromEntries(
    Object.entries(patterns).map(([name, own]) => [
      name,
      { enabled: enabled.has(name), required: required.has(name), ...own },
    ]),
  ) as Rules;
};
