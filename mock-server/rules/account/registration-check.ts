import type { Body } from '../../../src/contract/types.ts';
import { obeys } from '../../../src/domain/account/field-rules.ts';
import { type RegisterMethod, registerFields, registerMethods } from '../../../src/domain/account/registration.ts';
import { invalid } from '../../engine/invalid.ts';
import { Refusal } from '../../engine/refusal.ts';
import type { World } from '../../engine/world.ts';
import { refuseExcluded } from '../safety/same-person.ts';
import { flag } from '../site/flags.ts';
import { spendCaptcha } from './captchas.ts';
import { checkCode } from './codes.ts';
import { type IsCommon, refuseCommon } from './common-passwords.ts';
import { refuseTakenEmail } from './email-owner.ts';
import { fieldRules } from './field-rules.ts';
import { memberByAccount } from './members.ts';
import { memberByMobile } from './new-member.ts';
import { keepPace } from './pace.ts';

type Registration = Body<'register'> | Body<'registerMobile'>;

/**
 * Lets a registration through that obeys every rule of its method. The captcha is spent whatever follows;
 * the SMS code stays good until the account is made.
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
    readonly isCommon: IsCommon;
  },
): void => {
  const flags = {
    USERNAMEREG3: flag(world.state, 'USERNAMEREG3'),
    MOBILENUMREG3: flag(world.state, 'MOBILENUMREG3'),
    REGMOBVERF3: flag(world.state, 'REGMOBVERF3'),
    MOBILENUMPASSREG3: flag(world.state, 'MOBILENUMPASSREG3'),
  };
  if (!registerMethods(flags).includes(method)) {
    throw new Refusal('permission.denied', { why: `registration by ${method} is closed` });
  }
  const fields = registerFields(fieldRules(world.state), method, flags);
  for (const { name, rule } of fields) if (!obeys(rule, body[name] ?? '')) throw invalid(name, 'rule');
  refuseCommon(isCommon, 'password', body.password ?? '');
  if (body.password !== body.confirmPassword) throw invalid('confirmPassword', 'equal');
  if (
    fields.some(({ name }) => name === 'captcha') &&
    body.captcha !== undefined &&
    !spendCaptcha(world, headers, body.captcha)
  ) {
    const why = 'the picture shows another sum, or is used up';
    throw new Refusal('verification.wrong', { keep: true, value: { field: 'captcha' }, why });
  }
  // From here on the answer tells who is a member.
  keepPace(world, { lookups: address });
  refuseExcluded(world, { mobile: body.mobileNum ?? null, email: body.email ?? null });
  checkTaken(world, body);
  if (fields.some(({ name }) => name === 'verificationCode')) {
    checkCode(world, 'register', body.mobileNum ?? '', body.verificationCode ?? '');
  }
};

const checkTaken = (world: World, { username, mobileNum, email }: Registration): void => {
  if (username && memberByAccount(world.state, username)) {
    throw new Refusal('username.taken', { keep: true, value: { field: 'username' } });
  }
  if (mobileNum && memberByMobile(world, mobileNum)) {
    throw new Refusal('username.taken', { keep: true, value: { field: 'mobileNum' } });
  }
  if (email) refuseTakenEmail(world, email);
};
