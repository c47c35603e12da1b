import * as rows from '../../../../src/contract/account/social.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { World } from '../../../core/world.ts';
import { type Context, handle } from '../../handler.ts';
import { letInOrAsk } from '../../safety/rules/enter.ts';
import { refuseExcluded } from '../../safety/rules/same-person.ts';
import { refuseInRegion } from '../../site/rules/site-gate.ts';
import { arrivalOf } from '../rules/arrivals.ts';
import { member } from '../rules/members.ts';
import { freeName, openAccount } from '../rules/new-member.ts';
import { issueIdToken, type Provider, socialLink, socialPeople, spendIdToken } from '../rules/provider.ts';

/** The member behind a provider's account; the first visit makes one. */
const memberOf = (world: World, provider: Provider, subject: string) => {
  const id = `${provider}:${subject}`;
  const linked = world.state.get(member, world.state.get(socialLink, id)?.member ?? '');
  if (linked) return linked;
  refuseInRegion(world.state);
  const person = socialPeople.find((it) => it.id === subject);
  const email = person?.email ?? null;
  refuseExcluded(world, { providerEmails: [email] });
  const made = openAccount(world, {
    account: freeName(world, subject),
    nickname: (person?.name ?? subject).split(' ')[0] ?? '',
  });
  world.state.put(socialLink, { id, member: made.id, email });
  return made;
};

const refuseUnlessOpen = (provider: Provider, flag: Context['flag']): void => {
  const open = flag('PROVIDER_READY') && flag(provider === 'GOOGLE' ? 'GOOGLELOGIN3' : 'FACEBOOKLOGIN3');
  if (!open) throw new Refusal('permission.denied', { why: `login with ${provider} is off` });
};

export const socialHandlers = [
  handle(rows.socialAccounts, () => socialPeople.map((person) => ({ ...person }))),

  handle(rows.socialConsent, ({ world, body, flag }) => {
    refuseUnlessOpen(body.provider, flag);
    if (!socialPeople.some(({ id }) => id === body.accountId)) throw new Refusal('user.unknown');
    return { idToken: issueIdToken(world, body.provider, body.accountId) };
  }),

  handle(rows.socialLogin, ({ world, body, headers, flag }) => {
    refuseUnlessOpen(body.provider, flag);
    const found = memberOf(world, body.provider, spendIdToken(world, body.provider, body.idToken));
    if (found.disabled) throw new Refusal('user.unknown', { why: `${found.account} is disabled` });
    const way = body.provider === 'GOOGLE' ? 'google' : 'facebook';
    return letInOrAsk(world, found, { arrival: arrivalOf(world, headers), way });
  }),
];
