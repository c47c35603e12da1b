import * as rows from '../../src/contract/rows/registration.ts';
import { homeDialingCode, mobileKey } from '../../src/domain/mobile.ts';
import type { RegisterMethod } from '../../src/domain/registration.ts';
import { type Context, handle } from '../pipeline/handle.ts';
import { spendCode } from '../world/codes.ts';
import { fieldRules } from '../world/field-rules.ts';
import { member, memberByAccount } from '../world/members.ts';
import { affiliateCodeOf, agentByCode, freeName, memberByMobile, openAccount } from '../world/new-member.ts';
import { Refusal } from '../world/refusal.ts';
import { checkRegistration } from '../world/registration-check.ts';
import { startSession } from '../world/sessions.ts';

type RegisterRow = typeof rows.register | typeof rows.registerMobile;

const answer =
  (method: RegisterMethod) =>
  ({ world, body, headers, flag }: Context<RegisterRow>) => {
    checkRegistration(world, method, body);
    const upline = uplineOf(world, body);
    const mobile = body.mobileNum ? mobileKey(body.mobileNum) : null;
    const made = openAccount(world, {
      account: body.username ?? freeName(world, 'mp'),
      nickname: body.nickname ?? '',
      mobile,
      email: body.email ?? null,
      upline,
      ...(body.password && { plainPassword: body.password }),
    });
    if (mobile) spendCode(world, 'register', mobile);
    const token = flag('REGISTER_TOKEN') ? startSession(world, made, String(headers.device ?? '') || null).id : null;
    return { userName: made.account, customerType: made.type, token };
  };

type Referrers = Pick<Context<RegisterRow>['body'], 'affiliateCode' | 'recommenderId'>;

/** Whose downline the new member joins. Throws `referrer.wrong` for a name or code that is nobody's. */
const uplineOf = (world: Context['world'], { affiliateCode, recommenderId }: Referrers): string | null => {
  const agent = affiliateCode ? agentByCode(world, affiliateCode) : undefined;
  const friend = recommenderId
    ? (memberByAccount(world.state, recommenderId) ?? world.state.get(member, recommenderId))
    : undefined;
  const field = affiliateCode && !agent ? 'affiliateCode' : recommenderId && !friend ? 'recommenderId' : undefined;
  if (field) throw new Refusal('referrer.wrong', { value: { field } });
  return (agent ?? friend)?.id ?? null;
};

export const registrationHandlers = [
  handle(rows.registerSettings, ({ flag }) => ({
    dialingCodes: [homeDialingCode],
    providerReady: flag('PROVIDER_READY'),
  })),

  handle(rows.registerValidation, ({ world }) => ({ regexp: fieldRules(world.state) })),

  handle(rows.verification, ({ world, query }) => ({
    free: !(query.field === 'username'
      ? memberByAccount(world.state, query.value)
      : memberByMobile(world, query.value)),
  })),

  handle(rows.register, answer('username')),
  handle(rows.registerMobile, answer('mobile')),

  handle(rows.affiliateInfo, ({ world, query }) => {
    const agent = agentByCode(world, query.affiliateCode);
    if (!agent) throw new Refusal('referrer.wrong');
    return { affiliateCode: affiliateCodeOf(agent), nickname: agent.nickname };
  }),

  handle(rows.affiliateCheck, ({ world, query }) => ({ success: agentByCode(world, query.code) !== undefined })),
];
