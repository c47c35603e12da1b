import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { type Closure, closureOf, closures } from '#sim/features/account/rules/account-closure.ts';
import { members } from '#sim/features/account/rules/members.ts';
import { hasOwnDeposit } from '#sim/features/cashier/rules/own-funds.ts';
import {
  hasSameContact,
  hasSameName,
  isNamesake,
  type PersonalDetails,
  personalDetailsOf,
} from './personal-details.ts';
import { likelyPersonMatcher } from './persons.ts';
import { hasEstablishedName, paidBankAccountKeysOf, unprovenContactsOf, verifiedDetailsOf } from './proven-details.ts';

/** Returns the closures in force of other accounts that match. */
const findClosures = (
  world: World,
  matches: (closed: PersonalDetails, exclusion: Closure) => boolean,
  besides?: string,
): Closure[] =>
  world.state
    .all(closures)
    .filter(({ id }) => id !== besides && closureOf(world.state, id, world.now()))
    .filter((it) => matches(personalDetailsOf(world, it.id), it));

/**
 * Returns a closure in force of another account that has a contact or bank account of a person; a self-exclusion
 * first. Contacts of the closed account that were never verified do not count: any user can enter those of another
 * person.
 */
const findClosureByContact = (world: World, person: PersonalDetails, besides?: string): Closure | undefined => {
  const found = findClosures(
    world,
    (closed, { id, startedAt }) => {
      const bankAccountKeys = paidBankAccountKeysOf(world.state, id, startedAt);
      return hasSameContact({ ...verifiedDetailsOf(world, id, closed), bankAccountKeys }, person);
    },
    besides,
  );
  return found.find(({ kind }) => kind === 'exclusion') ?? found[0];
};

/** Returns whether an account with one of these contacts is closed. */
export const isExcluded = (world: World, person: PersonalDetails): boolean =>
  findClosureByContact(world, person) !== undefined;

/** Throws `safety.excluded` if the person has a closed account: such persons may not open another one. */
export const refuseExcluded = (world: World, person: PersonalDetails): void => {
  const found = findClosureByContact(world, person);
  if (found) throw new Refusal('safety.excluded', { keep: true, why: `the same person as ${found.id}, who is closed` });
};

/** Returns the closure of another account with the same contact or bank account as a member with these details. */
export const closureOfSamePerson = (world: World, memberId: string, details: PersonalDetails): Closure | undefined =>
  findClosureByContact(world, details, memberId);

/**
 * Returns the closures of other accounts with the name and birthday of a member, of which `details` are being set. Only
 * newly set values count: a name and birthday that were set before the other account closed cannot restrict this
 * member.
 */
export const closuresOfNamesake = (
  world: World,
  memberId: string,
  details: Pick<PersonalDetails, 'payeeName' | 'birthday'>,
): Closure[] => {
  const person = { ...personalDetailsOf(world, memberId), ...details };
  return findClosures(
    world,
    (closed, exclusion) => isNamesake(closed, person) && hasEstablishedName(world, exclusion.id, exclusion.startedAt),
    memberId,
  );
};

/**
 * Returns the closures of other accounts with the name of a deposit's payer. The member's own birthday distinguishes
 * namesakes; the birthday of another payer is unknown. A name alone is compared with self-excluded persons only: a
 * time-out, which ends soon, must not stop the deposits of all namesakes.
 */
export const closuresOfPayer = (world: World, memberId: string, payerName: string): Closure[] => {
  const { payeeName, birthday } = personalDetailsOf(world, memberId);
  const isOwnName = !payeeName || hasSameName({ payeeName }, { payeeName: payerName });
  const payer = { payeeName: payerName, birthday: (isOwnName && birthday) || null };
  const matches = (closed: PersonalDetails, { kind }: Closure): boolean =>
    payer.birthday
      ? isNamesake(closed, payer)
      : kind === 'exclusion' && Boolean(closed.birthday) && hasSameName(closed, payer);
  return findClosures(
    world,
    (closed, exclusion) => matches(closed, exclusion) && hasEstablishedName(world, exclusion.id, exclusion.startedAt),
    memberId,
  );
};

/**
 * Returns the closures of other self-excluded accounts that had an own deposit and share an unproven contact or a bank
 * account with a member. A paid withdrawal is not required, because members who lose everything never withdraw.
 */
export const closuresOfUnprovenContacts = (world: World, memberId: string): Closure[] => {
  const own = personalDetailsOf(world, memberId);
  return findClosures(
    world,
    (closed, { id, kind }) =>
      kind === 'exclusion' &&
      hasOwnDeposit(world.state, id) &&
      hasSameContact(unprovenContactsOf(world, id, closed), own),
    memberId,
  );
};

/**
 * Returns the self-exclusions after which an account was opened that may be the same person's: on the same device, or with
 * the name and birthday, a network or a payout account of the excluded one. A name alone is none.
 */
export const exclusionsBeforeNewAccount = (world: World, memberId: string): Closure[] => {
  const openedAt = world.state.get(members, memberId)?.registeredAt ?? 0;
  const isLikely = likelyPersonMatcher(world, memberId);
  return world.state
    .all(closures)
    .filter(({ id, kind, startedAt }) => id !== memberId && kind === 'exclusion' && startedAt <= openedAt)
    .filter(({ id }) => closureOf(world.state, id, world.now()) && isLikely(id));
};
