import { textKey } from '../../../../src/contract/text.ts';
import { mobileKey } from '../../../../src/features/account/model/mobile.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { World } from '../../../core/world.ts';
import { member as members } from '../../account/rules/members.ts';
import { securityOf } from '../../account/rules/security-settings.ts';
import { socialLink } from '../../account/rules/social-providers.ts';
import { payoutKeysOf } from '../../cashier/rules/cards.ts';
import { type Closure, closure, closureOf } from './account-closure.ts';

/** What tells a person: any one of mobile, e-mail and payout account, or name and birthday together. */
interface PersonalDetails {
  readonly mobile?: string | null;
  readonly email?: string | null;
  /** Those by which Facebook and Google know them. */
  readonly providerEmails?: readonly (string | null)[];
  /** Payout accounts, removed ones too (`payoutKey`). */
  readonly payoutKeys?: readonly string[];
  readonly payeeName?: string | null;
  readonly birthday?: string | null;
}

const normalize = (text: string | null | undefined): string => textKey(text ?? '');

const isSame = (a: string, b: string): boolean => a !== '' && a === b;

const personalDetailsOf = ({ state }: World, member: string): PersonalDetails => {
  const found = state.get(members, member);
  const { payeeName, birthday } = securityOf(state, member);
  const providerEmails = state.by(socialLink, 'member', member).map(({ email }) => email);
  const payoutKeys = payoutKeysOf(state, member);
  return {
    mobile: found?.mobile ?? null,
    email: found?.email ?? null,
    providerEmails,
    payoutKeys,
    payeeName,
    birthday,
  };
};

const emailsOf = ({ email, providerEmails = [] }: PersonalDetails): string[] =>
  [email, ...providerEmails].map(normalize);

/** The mobile numbers of a person, e-wallets that carry one included. */
const numbersOf = ({ mobile, payoutKeys = [] }: PersonalDetails): Set<string> =>
  new Set([
    ...(mobile ? [mobileKey(mobile)] : []),
    ...payoutKeys.flatMap((key) => /^(?:GCASH|MAYA|GRABPAY) (\d+)$/.exec(key)?.slice(1) ?? []),
  ]);

const overlaps = <T>(a: Iterable<T>, b: ReadonlySet<T>): boolean => [...a].some((it) => b.has(it));

const matches = (a: PersonalDetails, b: PersonalDetails): boolean =>
  overlaps(numbersOf(a), numbersOf(b)) ||
  overlaps(a.payoutKeys ?? [], new Set(b.payoutKeys)) ||
  emailsOf(a).some((one) => emailsOf(b).some((other) => isSame(one, other))) ||
  (isSame(normalize(a.payeeName), normalize(b.payeeName)) && isSame(normalize(a.birthday), normalize(b.birthday)));

/** Whether two accounts are one person's, as far as they say who they are. */
export const isSamePerson = (world: World, one: string, other: string): boolean =>
  matches(personalDetailsOf(world, one), personalDetailsOf(world, other));

/** What closes an account of this person; a self-exclusion before a time-out. */
const closureOfPerson = (world: World, person: PersonalDetails, besides: string | undefined): Closure | undefined => {
  const found = world.state
    .all(closure)
    .filter(({ id }) => id !== besides && closureOf(world.state, id, world.now()))
    .filter(({ id }) => matches(personalDetailsOf(world, id), person));
  return found.find(({ kind }) => kind === 'exclusion') ?? found[0];
};

/** Other members whom a provider knows by the same address: it checked that, so nobody else can claim to be them. */
export const duplicateAccountsOf = ({ state }: World, member: string): string[] => {
  const emails = state.by(socialLink, 'member', member).map(({ email }) => normalize(email));
  const links = emails.filter(Boolean).flatMap((email) => state.by(socialLink, 'email', email));
  return [...new Set(links.map((it) => it.member))].filter((id) => id !== member);
};

/** Whether an account of this person is closed. */
export const isExcluded = (world: World, person: PersonalDetails): boolean =>
  closureOfPerson(world, person, undefined) !== undefined;

/** X06: a person whose account is closed opens no other. Throws `safety.excluded`. */
export const refuseExcluded = (world: World, person: PersonalDetails): void => {
  const found = closureOfPerson(world, person, undefined);
  if (found) throw new Refusal('safety.excluded', { keep: true, why: `the same person as ${found.id}, who is closed` });
};

/**
 * What closes an account of the person that a member says to be. Only what they say now counts: a name and birthday that
 * stand already closed nothing when they were said, and whoever takes them later closes nobody else by it.
 */
export const closureOfSamePerson = (world: World, member: string, said: PersonalDetails): Closure | undefined => {
  const { payeeName, birthday } = personalDetailsOf(world, member);
  const isNamed = said.payeeName !== undefined || said.birthday !== undefined;
  const name = { payeeName: said.payeeName ?? payeeName ?? null, birthday: said.birthday ?? birthday ?? null };
  return closureOfPerson(world, isNamed ? { ...said, ...name } : said, member);
};
