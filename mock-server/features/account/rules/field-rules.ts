import { passwordLength } from '#contract/account/account-terms.ts';
import { emailPattern, maxEmailLength } from '#features/account/model/email.ts';
import { matchesRule, type Rule, type RuleName, type Rules } from '#features/account/model/field-rules.ts';
import { phone } from '#markets/current.ts';
import type { State } from '#sim/core/state.ts';
import { inWireLanguages, type LocalizedText, textIn } from '#sim/features/shared/localized-text.ts';
import { flag } from '#sim/features/site/rules/flags.ts';

type Pattern = Pick<Rule, 'regex' | 'min' | 'max' | 'message'>;

/** Returns a pattern rule; `{range}` in the texts is replaced by the allowed lengths. */
const pattern = (regex: string, min: number, max: number, text: LocalizedText): Pattern => ({
  regex,
  min,
  max,
  message: inWireLanguages((language) => textIn(text, language).replace('{range}', `${min}–${max}`)),
});

/**
 * Printable characters and spaces of any script, with the invisible ones that keyboards type within them: joiners in emoji
 * and words, and the tags in flags such as that of Scotland.
 */
const printable = '[\\p{L}\\p{M}\\p{N}\\p{P}\\p{S}\\p{Zs}\\u200C\\u200D\\u{E0020}-\\u{E007F}]';

const handle = (name: string): Pattern =>
  pattern('[\\w.@+\\-]+', 2, 60, {
    EN: `Enter your ${name} name: {range} letters, digits, dots or dashes`,
    TY: `Ilagay ang ${name} name mo: {range} letra, numero, tuldok o gitling`,
    VI: `Nhập tên ${name} của bạn: {range} chữ cái, chữ số, dấu chấm hoặc gạch nối`,
  });

const username = pattern('[A-Za-z0-9]+', 4, 16, {
  EN: 'Enter {range} letters or digits',
  TY: 'Maglagay ng {range} letra o numero',
  VI: 'Nhập {range} chữ cái hoặc chữ số',
});

const mobile = pattern('[0-9]+', phone.example.replaceAll(/\D/g, '').length, 20, {
  EN: 'Enter a mobile number with {range} digits',
  TY: 'Maglagay ng mobile number na {range} digit',
  VI: 'Nhập số điện thoại có {range} chữ số',
});

const patterns: Readonly<Record<RuleName, Pattern>> = {
  username,
  password: pattern(
    `(?=${printable}*\\p{L})(?=${printable}*\\p{Nd})${printable}+`,
    passwordLength.min,
    passwordLength.max,
    {
      EN: 'Enter {range} characters with a letter and a digit',
      TY: 'Maglagay ng {range} character na may letra at numero',
      VI: 'Nhập {range} ký tự, có chữ cái và chữ số',
    },
  ),
  mobileNum: mobile,
  verificationCode: pattern('[0-9]+', 4, 10, {
    EN: 'Enter the {range} digits of the SMS code',
    TY: 'Ilagay ang {range} digit ng SMS code',
    VI: 'Nhập {range} chữ số của mã SMS',
  }),
  email: pattern(emailPattern, 5, maxEmailLength, {
    EN: 'Enter a complete email address, like name@mail.com',
    TY: 'Ilagay ang buong email address, gaya ng name@mail.com',
    VI: 'Nhập địa chỉ email đầy đủ, như name@mail.com',
  }),
  nickname: pattern('[\\p{L}\\p{M}\\p{N}_ .\\-]+', 2, 20, {
    EN: 'Enter {range} letters, digits, spaces or dashes',
    TY: 'Maglagay ng {range} letra, numero, space o gitling',
    VI: 'Nhập {range} chữ cái, chữ số, dấu cách hoặc gạch nối',
  }),
  payeeName: pattern("[\\p{L}\\p{M} .'’\\-]+", 2, 60, {
    EN: 'Enter the name on your bank account, letters only',
    TY: 'Ilagay ang pangalan sa bank account mo, letra lang',
    VI: 'Nhập tên trên tài khoản ngân hàng, chỉ gồm chữ cái',
  }),
  paymentPassword: pattern('[0-9]{6}', 6, 6, {
    EN: 'Enter 6 digits',
    TY: 'Maglagay ng 6 na digit',
    VI: 'Nhập 6 chữ số',
  }),
  idNumber: pattern('[A-Za-z0-9\\-]+', 5, 25, {
    EN: 'Enter {range} letters, digits or dashes',
    TY: 'Maglagay ng {range} letra, numero o gitling',
    VI: 'Nhập {range} chữ cái, chữ số hoặc gạch nối',
  }),
  qqNum: pattern('[0-9]+', 5, 12, {
    EN: 'Enter {range} digits',
    TY: 'Maglagay ng {range} digit',
    VI: 'Nhập {range} chữ số',
  }),
  facebook: handle('Facebook'),
  wechat: handle('WeChat'),
  line: handle('LINE'),
  whatsapp: handle('WhatsApp'),
  zalo: handle('Zalo'),
  recommenderId: pattern('[A-Za-z0-9]+', 4, 16, {
    EN: 'Enter a username of {range} letters or digits',
    TY: 'Ilagay ang username ng nag-refer, {range} letra o numero',
    VI: 'Nhập tên đăng nhập của người giới thiệu, {range} chữ cái hoặc chữ số',
  }),
  affiliateCode: pattern('[A-Za-z0-9]+', 3, 32, {
    EN: 'Enter a referral code of {range} letters or digits',
    TY: 'Ilagay ang referral code na {range} letra o numero',
    VI: 'Nhập mã giới thiệu gồm {range} chữ cái hoặc chữ số',
  }),
  captcha: pattern('[0-9]+', 1, 6, {
    EN: 'Enter the answer as a number',
    TY: 'Ilagay ang sagot bilang numero',
    VI: 'Nhập kết quả bằng số',
  }),
  loginUsername: username,
  loginPassword: pattern('', 1, 64, {
    EN: 'Enter your password',
    TY: 'Ilagay ang password mo',
    VI: 'Nhập mật khẩu của bạn',
  }),
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
