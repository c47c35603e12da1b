import { passwordLength } from '#contract/account/account-terms.ts';
import { emailPattern, maxEmailLength } from '#features/account/model/email.ts';
import { matchesRule, type Rule, type RuleName, type Rules } from '#features/account/model/field-rules.ts';
import { phone } from '#markets/current.ts';
import type { State } from '#sim/core/state.ts';
import { inWireLanguages, textIn } from '#sim/features/shared/localized-text.ts';
import { flag } from '#sim/features/site/rules/flags.ts';

type Pattern = Pick<Rule, 'regex' | 'min' | 'max' | 'message'>;

/** Returns a pattern rule; `{range}` in the texts is replaced by the allowed lengths. */
const pattern = (regex: string, min: number, max: number, EN: string, TY: string): Pattern => ({
  regex,
  min,
  max,
  message: inWireLanguages((language) => textIn({ EN, TY }, language).replace('{range}', `${min}–${max}`)),
});

/** Printable characters and spaces of any script. */
const printable = '[\\p{L}\\p{M}\\p{N}\\p{P}\\p{S}\\p{Zs}\\u200D]';

const handle = (name: string): Pattern =>
  pattern(
    '[\\w.@+\\-]+',
    2,
    60,
    `Enter your ${name} name: {range} letters, digits, dots or dashes`,
    `Ilagay ang ${name} name mo: {range} letra, numero, tuldok o gitling`,
  );

const username = pattern(
  '[A-Za-z0-9]+',
  4,
  16,
  'Enter {range} letters or digits',
  'Maglagay ng {range} letra o numero',
);

const mobile = pattern(
  '[0-9]+',
  phone.example.replaceAll(/\D/g, '').length,
  20,
  'Enter a mobile number with {range} digits',
  'Maglagay ng mobile number na {range} digit',
);

const patterns: Readonly<Record<RuleName, Pattern>> = {
  username,
  password: pattern(
    // Every printable character; U+200D joins the parts of one emoji.
    `(?=${printable}*\\p{L})(?=${printable}*\\p{Nd})${printable}+`,
    passwordLength.min,
    passwordLength.max,
    'Enter {range} characters with a letter and a digit',
    'Maglagay ng {range} character na may letra at numero',
  ),
  mobileNum: mobile,
  verificationCode: pattern(
    '[0-9]+',
    4,
    10,
    'Enter the {range} digits of the SMS code',
    'Ilagay ang {range} digit ng SMS code',
  ),
  email: pattern(
    emailPattern,
    5,
    maxEmailLength,
    'Enter a complete email address, like name@mail.com',
    'Ilagay ang buong email address, gaya ng name@mail.com',
  ),
  nickname: pattern(
    '[\\p{L}\\p{M}\\p{N}_ .\\-]+',
    2,
    20,
    'Enter {range} letters, digits, spaces or dashes',
    'Maglagay ng {range} letra, numero, space o gitling',
  ),
  payeeName: pattern(
    "[\\p{L}\\p{M} .'’\\-]+",
    2,
    60,
    'Enter the name on your bank account, letters only',
    'Ilagay ang pangalan sa bank account mo, letra lang',
  ),
  paymentPassword: pattern('[0-9]{6}', 6, 6, 'Enter 6 digits', 'Maglagay ng 6 na digit'),
  idNumber: pattern(
    '[A-Za-z0-9\\-]+',
    5,
    25,
    'Enter {range} letters, digits or dashes',
    'Maglagay ng {range} letra, numero o gitling',
  ),
  qqNum: pattern('[0-9]+', 5, 12, 'Enter {range} digits', 'Maglagay ng {range} digit'),
  facebook: handle('Facebook'),
  wechat: handle('WeChat'),
  line: handle('LINE'),
  whatsapp: handle('WhatsApp'),
  zalo: handle('Zalo'),
  recommenderId: pattern(
    '[A-Za-z0-9]+',
    4,
    16,
    'Enter a username of {range} letters or digits',
    'Ilagay ang username ng nag-refer, {range} letra o numero',
  ),
  affiliateCode: pattern(
    '[A-Za-z0-9]+',
    3,
    32,
    'Enter a referral code of {range} letters or digits',
    'Ilagay ang referral code na {range} letra o numero',
  ),
  captcha: pattern('[0-9]+', 1, 6, 'Enter the result as a number', 'Ilagay ang sagot bilang numero'),
  loginUsername: username,
  loginPassword: pattern('', 1, 64, 'Enter your password', 'Ilagay ang password mo'),
  loginMobileNum: mobile,
};

const shared: readonly RuleName[] = ['loginUsername', 'loginPassword', 'loginMobileNum'];

/** Returns the rules of all fields as configured for this merchant. */
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

/**
 * Returns whether a value satisfies the rule of a field outside of the registration, where it is enabled and required
 * even if the registration does not have it.
 */
export const matchesRuleInForce = (state: State, name: RuleName, value: string): boolean =>
  matchesRule({ ...fieldRules(state)[name], enabled: true, required: true }, value);
