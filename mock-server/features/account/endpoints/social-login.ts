import * as endpoints from '#contract/account/social.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { type Context, handle } from '#sim/features/handler.ts';
import { refuseExcluded } from '#sim/features/safety/rules/closures-of-person.ts';
import { completeLoginOrRequireSecondStep } from '#sim/features/safety/rules/complete-login.ts';
import { refuseInRegion } from '#sim/features/site/rules/site-gate.ts';
import { type ClientInfo, clientInfoOf } from '../rules/client-info.ts';
import { deviceOfClient, recordKnownDevice } from '../rules/known-devices.ts';
import { members } from '../rules/members.ts';
import { openAccount, unusedAccountName } from '../rules/new-member.ts';
import {
  consumeIdToken,
  issueIdToken,
  type Provider,
  providerAccounts,
  socialLinks,
} from '../rules/social-providers.ts';

/** Returns the member linked to a provider's account, and creates one on the first login. */
const findOrCreateMember = (world: World, provider: Provider, subject: string, client: ClientInfo) => {
  const id = `${provider}:${subject}`;
  const linked = world.state.get(members, world.state.get(socialLinks, id)?.member ?? '');
  if (linked) return linked;
  refuseInRegion(world.state);
  const person = providerAccounts.find((it) => it.id === subject);
  const email = person?.email ?? null;
  refuseExcluded(world, { providerEmails: [email] });
  const newMember = openAccount(world, {
    account: unusedAccountName(world, subject),
    nickname: (person?.name ?? subject).split(' ')[0] ?? '',
  });
  world.state.put(socialLinks, { id, member: newMember.id, email });
  const device = deviceOfClient(client);
  if (device) recordKnownDevice(world, newMember.id, device);
  return newMember;
};

const refuseDisabledProvider = (provider: Provider, flag: Context['flag']): void => {
  const isOpen = flag('PROVIDER_READY') && flag(provider === 'GOOGLE' ? 'GOOGLELOGIN3' : 'FACEBOOKLOGIN3');
  if (!isOpen) throw new Refusal('permission.denied', { why: `login with ${provider} is off` });
};

export const socialLoginHandlers = [
  handle(endpoints.socialAccounts, () => providerAccounts.map((person) => ({ ...person }))),

  handle(endpoints.socialConsent, ({ world, body, flag }) => {
    refuseDisabledProvider(body.provider, flag);
    if (!providerAccounts.some(({ id }) => id === body.accountId)) throw new Refusal('user.unknown');
    return { idToken: issueIdToken(world, body.provider, body.accountId) };
  }),

  handle(endpoints.socialLogin, ({ world, body, headers, flag, address }) => {
    refuseDisabledProvider(body.provider, flag);
    const client = clientInfoOf(world, headers, address);
    const subject = consumeIdToken(world, body.provider, body.idToken);
    const found = findOrCreateMember(world, body.provider, subject, client);
    if (found.disabled) throw new Refusal('user.unknown', { why: `${found.account} is disabled` });
    const method = body.provider === 'GOOGLE' ? 'google' : 'facebook';
    return completeLoginOrRequireSecondStep(world, found, { client, method });
  }),
];
