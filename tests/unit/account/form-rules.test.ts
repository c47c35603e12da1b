import { expect, test } from 'vitest';
import { emailPattern, isEmail } from '#features/account/model/email.ts';
import { matchesRule, type Rule } from '#features/account/model/field-rules.ts';
import { localMobile, mobileKey } from '#features/account/model/mobile.ts';
import { redirectAfterLogin } from '#features/account/model/redirect-after-login.ts';
import { validateField } from '#features/account/model/validate-field.ts';
import { hostileTargets } from '#tests/support/hostile.ts';

const rule: Rule = {
  enabled: true,
  required: true,
  regex: '[a-z]+',
  min: 2,
  max: 4,
  message: { EN: 'Two to four letters', TY: 'Dalawa hanggang apat na letra' },
};

test.each([
  ['abc', true],
  ['a', false],
  ['abcde', false],
  ['ABC', false],
  ['', false],
  ['abc\u0000', false],
  ['a'.repeat(10_000), false],
])('a required field with the value %j is valid: %s @R145', (value, passes) => {
  expect(matchesRule(rule, value)).toBe(passes);
});

test('accepts empty optional fields, disabled fields and rules with an invalid regex @R214', () => {
  expect(matchesRule({ ...rule, required: false }, '')).toBe(true);
  expect(matchesRule({ ...rule, enabled: false }, 'ABC')).toBe(true);
  expect(matchesRule({ ...rule, regex: '[' }, 'abc')).toBe(true);
});

test('returns the validation message of the given language @R145', () => {
  expect(validateField(rule, 'a', 'EN')).toEqual(['Two to four letters']);
  expect(validateField(rule, 'a', 'TY')).toEqual(['Dalawa hanggang apat na letra']);
  expect(validateField(rule, '', 'EN', 'Enter it')).toEqual(['Enter it']);
});

test('without a rule an empty required value is an error, also before the text of the message is loaded @R145', () => {
  expect(validateField(undefined, '', 'EN', 'Enter it')).toEqual(['Enter it']);
  expect(validateField(undefined, '', 'EN', '')).toHaveLength(1);
  expect(validateField(undefined, '', 'EN')).toEqual([]);
});

test.each([
  ['tala.reyes@example.ph', true],
  ['a@b.co.uk', true],
  ['juan_cruz@mail.com', true],
  ['name@mail.info', false],
  ['two@signs@mail.com', false],
  ['.dot@mail.com', false],
  ['name@mail', false],
  ['na me@mail.com', false],
  [`${'a'.repeat(248)}@mail.com`, false],
])('the e-mail address %s is valid: %s @R160', (address, good) => {
  expect(isEmail(address)).toBe(good);
});

// A regular expression with backtracking would exceed the test's timeout.
test.each(['a', 'a.', 'a-', '.a', 'a@', 'a@a.'])(
  'rejects %j repeated 50,000 times as an e-mail address before the test times out @R160',
  (part) => {
    expect(isEmail(`${part.repeat(50_000)}!`)).toBe(false);
    expect(new RegExp(`^(?:${emailPattern})$`, 'u').test(`${part.repeat(50_000)}!`)).toBe(false);
  },
);

test('parses mobile numbers with a dialling code, spaces, hyphens, dots or parentheses', () => {
  for (const typed of ['+63 917 123 4567', '63917-123-4567', '(917) 1234567', '917.123.4567']) {
    expect(localMobile(typed, '63')).toBe('9171234567');
  }
  expect(localMobile('0917 123 4567', '63')).toBe('09171234567');
  expect(localMobile('abc', '63')).toBe('abc');
});

test('gives all spellings of a local mobile number one key and leaves foreign numbers unchanged @A65', () => {
  for (const spelt of ['9171234567', '09171234567', '639171234567', '0639171234567', '00639171234567', '6309171234567'])
    expect(mobileKey(spelt)).toBe('9171234567');
  for (const other of ['6391234567', '63212345678', '8613912345678', '638123456789'])
    expect(mobileKey(other)).toBe(other);
});

test.each(hostileTargets)('does not redirect to %j after login @A84', (target) => {
  expect(redirectAfterLogin(`?redirect=${encodeURIComponent(target)}`, { type: 0 })).toBe('/m/home');
});

test('redirects to the requested page, a first login to the password change, a trial home @R137 @R131', () => {
  const search = `?redirect=${encodeURIComponent('/m/withdraw?x=1')}`;
  expect(redirectAfterLogin(search, { type: 0 })).toBe('/m/withdraw?x=1');
  expect(redirectAfterLogin(search, { type: 0, firstTimeLogin: true })).toBe('/m/changePsw');
  expect(redirectAfterLogin(search, { type: 4 })).toBe('/m/home');
});
