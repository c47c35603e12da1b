import * as rows from '../../../../src/contract/account/registration.ts';
import { homeDialingCode, mobileKey } from '../../../../src/features/account/model/mobile.ts';
import type { RegisterMethod } from '../../../../src/features/account/model/registration.ts';
import { agentType, trialType } from '../../../../src/features/account/model/roles.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { World } from '../../../core/world.ts';
import { linkByCode, welcomeByLink } from '../../agent/rules/affiliate-links.ts';
import { type Context, handle, handlePrepared } from '../../handler.ts';
import { arrivalOf } from '../rules/arrivals.ts';
import { spendCode } from '../rules/codes.ts';
import { type IsCommon, loadCommonPasswords } from '../rules/common-passwords.ts';
import { fieldRules } from '../rules/field-rules.ts';
import { takesType } from '../rules/login-guard.ts';
import { type Member, memberByAccount } from '../rules/members.ts';
import { freeName, memberByMobile, openAccount } from '../rules/new-member.ts';
import { keepPace } from '../rules/pace.ts';
import { checkRegistration, type Entered } from '../rules/registration-check.ts';
import { changeSecurity, hash } from '../rules/security.ts';
import { startSession } from '../rules/sessions.ts';

type RegisterRow = typeof rows.register | typeof rows.registerMobile;

const answer =
  (method: RegisterMethod) =>
  ({ world, body, headers, address, flag, prepared: isCommon }: Context<RegisterRow, IsCommon>) => {
    const given = checkRegistration(world, method, body, { headers, address, isCommon });
    const { upline, link } = referrerOf(world, given);
    const mobile = given.mobileNum ? mobileKey(given.mobileNum) : null;
    const made = openAccount(world, {
      account: given.username ?? freeName(world, 'mp'),
      nickname: given.nickname ?? '',
      mobile,
      email: given.email ?? null,
      upline,
      ...(link?.kind === 'agent' && { type: agentType }),
      ...(given.password && { plainPassword: given.password }),
    });
    keepSecurity(world, made.id, given);
    if (link) welcomeByLink(world, link, made);
    if (mobile) spendCode(world, 'register', mobile);
    const enters = flag('REGISTER_TOKEN') && takesType(world, made.type);
    const entry = { arrival: arrivalOf(world, headers), way: 'registration' } as const;
    const token = enters ? startSession(world, made, entry).id : null;
    return { userName: made.account, customerType: made.type, token };
  };

/** What was entered for the security centre. */
const keepSecurity = (world: World, member: string, { payeeName, paymentPassword }: Entered): void =>
  changeSecurity(world, member, {
    ...(payeeName && { payeeName }),
    ...(paymentPassword && { paymentPassword: hash(world, paymentPassword) }),
  });

/** A real account in use: what a trial or the staff gets by a friend is nobody's money. */
const canHost = (friend: Member | undefined): boolean =>
  friend !== undefined && !friend.disabled && !friend.staff && friend.type !== trialType;

/** Whose downline the new member joins, and by which link. Throws `referrer.wrong` for a name or code that is nobody's. */
const referrerOf = (world: Context['world'], { affiliateCode, recommenderId }: Entered) => {
  const found = affiliateCode ? linkByCode(world.state, affiliateCode) : undefined;
  const friend = recommenderId ? memberByAccount(world.state, recommenderId) : undefined;
  const field =
    affiliateCode && !found ? 'affiliateCode' : recommenderId && !canHost(friend) ? 'recommenderId' : undefined;
  if (field) throw new Refusal('referrer.wrong', { keep: true, value: { field } });
  return { upline: (found?.agent ?? friend)?.id ?? null, link: found?.link };
};

export const registrationHandlers = [
  handle(rows.registerSettings, ({ flag }) => ({
    dialingCodes: [homeDialingCode],
    providerReady: flag('PROVIDER_READY'),
  })),

  handle(rows.registerValidation, ({ world }) => ({ regexp: fieldRules(world.state) })),

  handle(rows.verification, ({ world, query, address }) => {
    keepPace(world, { lookups: address });
    const found =
      query.field === 'username' ? memberByAccount(world.state, query.value) : memberByMobile(world, query.value);
    return { free: !found };
  }),

  handlePrepared(rows.register, loadCommonPasswords, answer('username')),
  handlePrepared(rows.registerMobile, loadCommonPasswords, answer('mobile')),

  // The code that every agent has is its number: what tells of a code tells who is an agent.
  handle(rows.affiliateInfo, ({ world, query, address }) => {
    keepPace(world, { lookups: address });
    const found = linkByCode(world.state, query.affiliateCode);
    if (!found) throw new Refusal('referrer.wrong', { keep: true });
    return { affiliateCode: found.link.id, nickname: found.agent.nickname };
  }),

  handle(rows.affiliateCheck, ({ world, query, address }) => {
    keepPace(world, { lookups: address });
    return { success: linkByCode(world.state, query.code) !== undefined };
  }),
];
