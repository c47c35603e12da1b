import { textKey } from '../../../../src/contract/text.ts';
import { mobileKey } from '../../../../src/features/account/model/mobile.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { World } from '../../../core/world.ts';
import { member as members } from '../../account/rules/members.ts';
import { socialLink } from '../../account/rules/provider.ts';
import { securityOf } from '../../account/rules/security.ts';
import { type Closure, closure, closureOf } from './closure.ts';

/** What tells a person: any one of mobile and e-mail, or name and birthday together. */
interface Person {
  readonly mobile?: string | null;
  readonly email?: string | null;
  /** Those by which Facebook and Google know them. */
  readonly providerEmails?: readonly (string | null)[];
  readonly payeeName?: string | null;
  readonly birthday?: string | null;
}

const plain = (text: string | null | undefined): string => textKey(text ?? '');

const isSame = (a: string, b: string): boolean => a !== '' && a === b;

const personOf = ({ state }: World, member: string): Person => {
  const found = state.get(members, member);
  const { payeeName, birthday } = securityOf(state, member);
  const providerEmails = state.by(socialLink, 'member', member).map(({ email }) => email);
  return { mobile: found?.mobile ?? null, email: found?.email ?? null, providerEmails, payeeName, birthday };
};

const emailsOf = ({ email, providerEmails = [] }: Person): string[] => [email, ...providerEmails].map(plain);

const matches = (a: Person, b: Person): boolean =>
  isSame(mobileKey(a.mobile ?? ''), mobileKey(b.mobile ?? '')) ||
  emailsOf(a).some((one) => emailsOf(b).some((other) => isSame(one, other))) ||
  (isSame(plain(a.payeeName), plain(b.payeeName)) && isSame(plain(a.birthday), plain(b.birthday)));

/** Whether two accounts are one person's, as far as they say who they are. */
export const isSamePerson = (world: World, one: string, other: string): boolean =>
  matches(personOf(world, one), personOf(world, other));

/** What closes an account of this person; a self-exclusion before a time-out. */
const closureLike = (world: World, person: Person, besides: string | undefined): Closure | undefined => {
  const found = world.state
    .all(closure)
    .filter(({ id }) => id !== besides && closureOf(world.state, id, world.now()))
    .filter(({ id }) => matches(personOf(world, id), person));
  return found.find(({ kind }) => kind === 'exclusion') ?? found[0];
};

/** Other members whom a provider knows by the same address: it checked that, so nobody else can claim to be them. */
export const twinsOf = ({ state }: World, member: string): string[] => {
  const emails = state.by(socialLink, 'member', member).map(({ email }) => plain(email));
  const links = emails.filter(Boolean).flatMap((email) => state.by(socialLink, 'email', email));
  return [...new Set(links.map((it) => it.member))].filter((id) => id !== member);
};

/** Whether an account of this person is closed. */
export const isExcluded = (world: World, person: Person): boolean =>
  closureLike(world, person, undefined) !== undefined;

/** X06: a person whose account is closed opens no other. Throws `safety.excluded`. */
export const refuseExcluded = (world: World, person: Person): void => {
  const found = closureLike(world, person, undefined);
  if (found) throw new Refusal('safety.excluded', { keep: true, why: `the same person as ${found.id}, who is closed` });
};

/**
 * What closes an account of the person that a member says to be. Only what they say now counts: a name and birthday that
 * stand already closed nothing when they were said, and whoever takes them later closes nobody else by it.
 */
export const closedLike = (world: World, member: string, said: Person): Closure | undefined => {
  const { payeeName, birthday } = personOf(world, member);
  const isNamed = said.payeeName !== undefined || said.birthday !== undefined;
  const name = { payeeName: said.payeeName ?? payeeName ?? null, birthday: said.birthday ?? birthday ?? null };
  return closureLike(world, isNamed ? { ...said, ...name } : said, member);
};
