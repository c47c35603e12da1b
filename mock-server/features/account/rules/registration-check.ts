import { type RegistrationField, registrationFields } from '#contract/account/registration-fields.ts';
import type { Body } from '#contract/types.ts';
import { matchesRule } from '#features/account/model/field-rules.ts';
import {
  type RegisterEntry,
  type RegisterMethod,
  registerFields,
  registerMethods,
} from '#features/account/model/registration.ts';
import { invalid } from '#sim/core/invalid.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { isExcluded } from '#sim/features/safety/rules/closures-of-person.ts';
import { flag } from '#sim/features/site/rules/flags.ts';
import { applyRateLimits } from '#sim/features/site/rules/rate-limits.ts';
import { checkCaptcha } from './captcha.ts';
import { type IsCommonPassword, refuseCommonPassword } from './common-passwords.ts';
import { fieldRules } from './field-rules.ts';
import { memberByAccount } from './members.ts';
import { memberByMobile } from './new-member.ts';
import { refuseWeakWithdrawalPassword } from './security-settings.ts';
import { checkSmsCode } from './sms-codes.ts';
import { refuseTakenEmail } from './unique-email.ts';

type Registration = Body<'register'> | Body<'registerMobile'>;

/** Values by field. */
export type RegistrationInput = Partial<Record<RegistrationField, string>>;

/** Returns the values of fields that the form shows. Others are ignored, except for the codes that a referral link adds. */
const registrationInputOf = (fields: readonly RegisterEntry[], body: Registration): RegistrationInput => {
  const names = new Set<RegistrationField>([...fields.map(({ name }) => name), 'affiliateCode', 'recommenderId']);
  const filled = registrationFields.filter((name) => names.has(name) && body[name] !== undefined);
  return Object.fromEntries(filled.map((name) => [name, body[name] ?? '']));
};

const registrationFlags = ({ state }: World) => ({
  USERNAMEREG3: flag(state, 'USERNAMEREG3'),
  MOBILENUMREG3: flag(state, 'MOBILENUMREG3'),
  REGMOBVERF3: flag(state, 'REGMOBVERF3'),
  MOBILENUMPASSREG3: flag(state, 'MOBILENUMPASSREG3'),
});

/** Throws `permission.denied` unless an enabled registration method requires an SMS code. */
export const refuseUnusedSmsCode = (world: World): void => {
  const flags = registrationFlags(world);
  const rules = fieldRules(world.state);
  const needsCode = registerMethods(flags).some((method) =>
    registerFields(rules, method, flags).some(({ name }) => name === 'verificationCode'),
  );
  if (!needsCode) throw new Refusal('permission.denied', { why: 'no registration asks for a code' });
};

/**
 * Checks a registration against the rules of its method and returns its values. The captcha is used up once the SMS code is
 * right; the SMS code stays valid until the account is created. Throws the refusal that the form shows.
 */
export const checkRegistration = (
  world: World,
  method: RegisterMethod,
  body: Registration,
  {
    headers,
    address,
    isCommon,
  }: {
    readonly headers: NodeJS.Dict<string | string[]>;
    readonly address: string;
    readonly isCommon: IsCommonPassword;
  },
): RegistrationInput => {
  const flags = registrationFlags(world);
  if (!registerMethods(flags).includes(method)) {
    throw new Refusal('permission.denied', { why: `registration by ${method} is closed` });
  }
  const fields = registerFields(fieldRules(world.state), method, flags);
  const input = registrationInputOf(fields, body);
  const { captchaTask } = body;
  for (const { name, rule } of fields)
    if (!matchesRule(rule, input[name] ?? '') && !(name === 'captcha' && captchaTask)) throw invalid(name, 'rule');
  refuseCommonPassword(isCommon, 'password', input.password ?? '');
  if (input.paymentPassword)
    refuseWeakWithdrawalPassword('paymentPassword', input.paymentPassword, { mobile: input.mobileNum ?? null });
  if (input.password?.normalize('NFC') !== body.confirmPassword?.normalize('NFC') && input.password !== undefined)
    throw invalid('confirmPassword', 'equal');
  // Before the captcha, so that a wrong or expired code does not use up a captcha that was solved.
  if (fields.some(({ name }) => name === 'verificationCode')) {
    checkSmsCode(world, 'register', input.mobileNum ?? '', input.verificationCode ?? '', address);
  }
  if (
    fields.some(({ name }) => name === 'captcha') &&
    (input.captcha ?? captchaTask) !== undefined &&
    !checkCaptcha(world, headers, { captcha: input.captcha, captchaTask })
  ) {
    const why = 'wrong captcha result, or the captcha was already used';
    throw new Refusal('verification.wrong', { keep: true, value: { field: 'captcha' }, why });
  }
  // Responses below reveal whether an account exists.
  applyRateLimits(world, { lookups: address });
  refuseTakenIdentity(world, input);
  return input;
};

// A person whose account is closed opens no other one. The contact is not verified yet, so that the refusal is the same
// as for any taken contact: it must not reveal that the account is closed.
const refuseTakenIdentity = (world: World, { username, mobileNum, email }: RegistrationInput): void => {
  if (username && memberByAccount(world.state, username)) {
    throw new Refusal('username.taken', { keep: true, value: { field: 'username' } });
  }
  if (mobileNum && (memberByMobile(world, mobileNum) || isExcluded(world, { mobile: mobileNum }))) {
    throw new Refusal('mobile.taken', { keep: true, value: { field: 'mobileNum' } });
  }
  if (email) refuseTakenEmail(world, email);
  if (email && isExcluded(world, { email })) {
    throw new Refusal('email.taken', { keep: true, value: { field: 'email' }, why: 'the person has a closed account' });
  }
};
