import { expect, test } from 'vitest';
import { registerPayload } from '#features/account/model/register-payload.ts';
import { registerFields, registerMethods } from '#features/account/model/registration.ts';
import { State } from '#sim/core/state.ts';
import { fieldRules } from '#sim/features/account/rules/field-rules.ts';

const rules = fieldRules(new State(new Map()));
const names = ['USERNAMEREG3', 'MOBILENUMREG3', 'REGMOBVERF3', 'MOBILENUMPASSREG3'] as const;
type Flags = Record<(typeof names)[number], boolean>;
const all: Flags[] = Array.from({ length: 16 }, (_, bits) =>
  Object.fromEntries(names.map((name, index) => [name, Boolean(bits & (1 << index))])),
) as Flags[];

test.each(all)('offers the registration methods and fields of the flags %o @R138 @R144', (flags) => {
  const methods = registerMethods(flags);
  expect(methods).toEqual([...(flags.USERNAMEREG3 ? ['username'] : []), ...(flags.MOBILENUMREG3 ? ['mobile'] : [])]);
  for (const method of methods) {
    const fields = registerFields(rules, method, flags).map(({ name }) => name);
    const isMobileMethod = method === 'mobile';
    expect(fields.includes('username')).toBe(!isMobileMethod);
    expect(fields.includes('verificationCode')).toBe(isMobileMethod || flags.REGMOBVERF3);
    expect(fields.includes('mobileNum')).toBe(isMobileMethod || flags.REGMOBVERF3);
    expect(fields.includes('password')).toBe(!isMobileMethod || flags.MOBILENUMPASSREG3);
  }
});

test('omits the affiliate code field when the affiliate is known @R151', () => {
  const fields = (known: boolean) => registerFields(rules, 'username', all[1] as Flags, known).map(({ name }) => name);
  expect(fields(false)).toContain('affiliateCode');
  expect(fields(true)).not.toContain('affiliateCode');
});

const around = {
  hostname: 'play.example.ph',
  registerMethod: 'H5',
  countryDialingCode: '63',
  affiliateCode: undefined,
  recommenderId: undefined,
} as const;

test('the registration request contains the filled fields and no empty ones @R156 @R157', () => {
  const values = {
    username: 'maria',
    password: 'Sampaguita7',
    confirmPassword: 'Sampaguita7',
    email: '',
    mobileNum: '+63 917 123-4567',
    captcha: '27',
  };
  expect(registerPayload('username', values, around)).toEqual({
    countryDialingCode: '63',
    registerUrl: 'play.example.ph',
    registerMethod: 'H5',
    type: 0,
    domain: 'play.example.ph',
    username: 'maria',
    password: 'Sampaguita7',
    confirmPassword: 'Sampaguita7',
    mobileNum: '9171234567',
    captcha: '27',
  });
});

test('sends the referral codes of the address unless the form has its own @R156', () => {
  const brought = { ...around, affiliateCode: 'AG100002', recommenderId: 'player01' };
  expect(registerPayload('mobile', { mobileNum: '9171234567' }, brought)).toMatchObject({
    affiliateCode: 'AG100002',
    recommenderId: 'player01',
  });
  expect(registerPayload('mobile', { affiliateCode: 'AG100001' }, brought).affiliateCode).toBe('AG100001');
  const cleared = registerPayload('mobile', { affiliateCode: '', recommenderId: '' }, brought);
  expect(cleared).not.toHaveProperty('affiliateCode');
  expect(cleared).not.toHaveProperty('recommenderId');
});
