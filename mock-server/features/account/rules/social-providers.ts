import { minuteMs } from '#lib/dates/units.ts';
import { sample } from '#markets/current.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import type { DueEvent } from '#sim/core/due-event.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { mailboxKey, similarMailboxKey } from './person-spelling.ts';

export type Provider = 'PHONE' | 'FACEBOOK' | 'GOOGLE';

/** An identity token of a provider: proves that the caller is this subject. Valid once, for five minutes. */
interface IdToken extends Doc {
  readonly provider: Provider;
  readonly subject: string;
}

/** A member who logs in with an account of a provider; the id is `provider:subject`. */
interface SocialLink extends Doc {
  readonly member: string;
  /** E-mail address at the provider. It identifies the person, but is not a contact of the member. */
  readonly email: string | null;
}

const idTokens = collection<IdToken>()('id-token');
export const socialLinks = collection<SocialLink>()('social-link', {
  member: (it) => it.member,
  email: (it) => it.email && mailboxKey(it.email),
  similarEmail: (it) => it.email && similarMailboxKey(it.email),
});

const idTokenTtlMs = 5 * minuteMs;

export const issueIdToken = (world: World, provider: Provider, subject: string): string => {
  const id = world.secrets.hex(40);
  world.state.put(idTokens, { id, provider, subject });
  world.schedule({ id: `idtoken:${id}`, at: world.now() + idTokenTtlMs, type: 'idtoken', data: id });
  return id;
};

/**
 * Returns the subject of an id token and removes the token. Throws `verification.wrong` for a token that is used,
 * expired or of another provider.
 */
export const consumeIdToken = (world: World, provider: Provider, token: string): string => {
  const found = world.state.get(idTokens, token);
  if (found?.provider !== provider) throw new Refusal('verification.wrong', { why: 'the id token is not good' });
  world.state.remove(idTokens, token);
  world.cancel(`idtoken:${token}`);
  return found.subject;
};

export const expireIdToken = (world: World, { data }: DueEvent): void => world.state.remove(idTokens, String(data));

/** Accounts at the simulated providers. */
export const providerAccounts = sample.socialAccounts;
