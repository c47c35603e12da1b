import * as endpoints from '#contract/account/registration.ts';
import { homeDialingCode, mobileKey } from '#features/account/model/mobile.ts';
import type { RegisterMethod } from '#features/account/model/registration.ts';
import { agentType, trialType } from '#features/account/model/roles.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { applyAffiliateLink, linkByCode } from '#sim/features/agent/rules/affiliate-links.ts';
import { type Context, handle, handlePrepared } from '#sim/features/handler.ts';
import { reviewNewAccount } from '#sim/features/safety/rules/close-account.ts';
import { applyRateLimits } from '#sim/features/site/rules/rate-limits.ts';
import { clientInfoOf } from '../rules/client-info.ts';
import { type IsCommonPassword, loadCommonPasswords } from '../rules/common-passwords.ts';
import { fieldRules } from '../rules/field-rules.ts';
import { deviceOf, deviceOfClient, recordKnownDevice } from '../rules/known-devices.ts';
import { acceptsMemberType } from '../rules/login-lockout.ts';
import { type Member, memberByAccount } from '../rules/members.ts';
import { memberByMobile, openAccount, unusedAccountName } from '../rules/new-member.ts';
import { checkRegistration, type RegistrationInput } from '../rules/registration-check.ts';
import { saveRegistrationDetails } from '../rules/registration-details.ts';
import { changeSecurity, hashSecret } from '../rules/security-settings.ts';
import { startSession } from '../rules/sessions.ts';
import { consumeSmsCode } from '../rules/sms-codes.ts';

type RegisterEndpoint = typeof endpoints.register | typeof endpoints.registerMobile;

const registerWith =
  (method: RegisterMethod) =>
  ({ world, body, headers, address, flag, prepared: isCommon }: Context<RegisterEndpoint, IsCommonPassword>) => {
    const checked = checkRegistration(world, method, body, { headers, address, isCommon });
    const { upline, link } = referrerOf(world, checked);
    const mobile = checked.mobileNum ? mobileKey(checked.mobileNum) : null;
    const unverified = [
      ...(mobile && !checked.verificationCode ? (['mobile'] as const) : []),
      ...(checked.email ? (['email'] as const) : []),
    ];
    const newMember = openAccount(world, {
      account: checked.username ?? unusedAccountName(world, 'mp'),
      nickname: checked.nickname ?? '',
      mobile,
      email: checked.email ?? null,
      unverified,
      upline,
      ...(link?.kind === 'agent' && { type: agentType }),
      ...(checked.password && { plainPassword: checked.password }),
    });
    saveSecuritySettings(world, newMember.id, checked);
    if (link) applyAffiliateLink(world, link, newMember);
    if (mobile) consumeSmsCode(world, 'register', mobile);
    const canEnter = flag('REGISTER_TOKEN') && acceptsMemberType(world, newMember.type);
    const client = clientInfoOf(world, headers, address);
    const session = canEnter ? startSession(world, newMember, { client, method: 'registration' }) : null;
    const device = session ? deviceOf(session) : deviceOfClient(client);
    if (device) recordKnownDevice(world, newMember.id, device);
    reviewNewAccount(world, newMember.id);
    saveRegistrationDetails(world, newMember.id, checked);
    return { userName: newMember.account, customerType: newMember.type, token: session?.id ?? null };
  };

/** Stores the fields of a registration that belong to the security centre. */
const saveSecuritySettings = (
  world: World,
  memberId: string,
  { payeeName, paymentPassword }: RegistrationInput,
): void =>
  changeSecurity(world, memberId, {
    ...(payeeName && { payeeName }),
    ...(paymentPassword && { paymentPassword: hashSecret(world, paymentPassword) }),
  });

/**
 * Returns whether a member can refer others: it has to be an enabled account that is neither staff nor trial, because
 * their rewards would not be real money.
 */
const canRefer = (friend: Member | undefined): boolean =>
  friend !== undefined && !friend.disabled && !friend.staff && friend.type !== trialType;

/**
 * Returns the upline of a new member and the affiliate link used, if any. Throws `referrer.wrong` for an unknown name
 * or code.
 */
const referrerOf = (world: Context['world'], { affiliateCode, recommenderId }: RegistrationInput) => {
  const found = affiliateCode ? linkByCode(world.state, affiliateCode) : undefined;
  const friend = recommenderId ? memberByAccount(world.state, recommenderId) : undefined;
  const field =
    affiliateCode && !found ? 'affiliateCode' : recommenderId && !canRefer(friend) ? 'recommenderId' : undefined;
  if (field) throw new Refusal('referrer.wrong', { keep: true, value: { field } });
  return { upline: (found?.agent ?? friend)?.id ?? null, link: found?.link };
};

export const registrationHandlers = [
  handle(endpoints.registerSettings, ({ flag }) => ({
    dialingCodes: [homeDialingCode],
    providerReady: flag('PROVIDER_READY'),
  })),

  handle(endpoints.registerValidation, ({ world }) => ({ regexp: fieldRules(world.state) })),

  handle(endpoints.verification, ({ world, query, address }) => {
    applyRateLimits(world, { lookups: address });
    const found =
      query.field === 'username' ? memberByAccount(world.state, query.value) : memberByMobile(world, query.value);
    return { free: !found };
  }),

  handlePrepared(endpoints.register, loadCommonPasswords, registerWith('username')),
  handlePrepared(endpoints.registerMobile, loadCommonPasswords, registerWith('mobile')),

  // Every agent's code is its number: the response reveals which members are agents, so lookups are limited.
  handle(endpoints.affiliateInfo, ({ world, query, address }) => {
    applyRateLimits(world, { lookups: address });
    const found = linkByCode(world.state, query.affiliateCode);
    if (!found) throw new Refusal('referrer.wrong', { keep: true });
    return { affiliateCode: found.link.id, nickname: found.agent.nickname };
  }),

  handle(endpoints.affiliateCheck, ({ world, query, address }) => {
    applyRateLimits(world, { lookups: address });
    return { success: linkByCode(world.state, query.code) !== undefined };
  }),
];
