import { dayMs } from '#lib/dates/units.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { identityOf, identityStateOf } from '#sim/features/account/rules/identity-record.ts';
import { devicesOf, haveSharedNetwork, networksOf } from '#sim/features/account/rules/login-origins.ts';
import { isSameName, similarMailboxKey } from '#sim/features/account/rules/person-spelling.ts';
import { bankAccountsOf } from '#sim/features/cashier/rules/bank-accounts.ts';
import { depositsOf } from '#sim/features/cashier/rules/deposit-record.ts';
import { emailsOf, mayBeSamePerson, type PersonalDetails, personalDetailsOf } from './personal-details.ts';
import { possiblePersons } from './possible-persons.ts';
import { hasEstablishedName, provenDetailsOf } from './proven-details.ts';

/**
 * How another account belongs to a person: `same` by proven details, `suspected` by a device, a network or typed details,
 * which a household or a carrier may share.
 */
export type PersonLink = 'same' | 'suspected';

/** Time within which two accounts that use one network may belong to one person. */
const networkMs = 30 * dayMs;

/** Everything that may show that two accounts belong to one person. */
interface Signs {
  readonly details: PersonalDetails;
  readonly proven: PersonalDetails;
  /** Fingerprint of the approved identity document. */
  readonly document: string | null;
  /** Names of the payee, the bank accounts and the payers of deposits. */
  readonly names: readonly string[];
  readonly devices: ReadonlySet<string>;
  readonly networks: ReturnType<typeof networksOf>;
}

const signsOf = (world: World, memberId: string): Signs => {
  const { state } = world;
  const details = personalDetailsOf(world, memberId);
  const names = [
    details.payeeName,
    ...bankAccountsOf(state, memberId).map(({ payeeName }) => payeeName),
    ...depositsOf(state, memberId).map(({ payerName }) => payerName),
  ];
  return {
    details,
    proven: provenDetailsOf(world, memberId, details),
    document: identityOf(state, memberId)?.approved ?? null,
    names: [...new Set(names)].filter((name) => name !== null && name !== undefined),
    devices: new Set(devicesOf(state, memberId)),
    networks: networksOf(state, memberId),
  };
};

/** Returns whether one of the names of two persons is the same. */
export const shareName = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((name) => other.some((it) => isSameName(name, it)));

export const namesOf = (world: World, memberId: string): readonly string[] => signsOf(world, memberId).names;

const overlaps = <T>(one: Iterable<T>, other: ReadonlySet<T>): boolean => [...one].some((it) => other.has(it));

/** Returns whether two accounts have had one payout account; only a person who gives it up can pass it on. */
const sharePayoutAccount = (one: PersonalDetails, other: PersonalDetails): boolean =>
  overlaps(one.bankAccountKeys ?? [], new Set(other.bankAccountKeys));

const hasSimilarMailbox = (one: PersonalDetails, other: PersonalDetails): boolean => {
  const keys = (it: PersonalDetails): string[] => emailsOf(it).map(similarMailboxKey);
  return overlaps(keys(one), new Set(keys(other)));
};

const isSuspected = (one: Signs, other: Signs): boolean =>
  overlaps(one.devices, other.devices) ||
  haveSharedNetwork(one.networks, other.networks, networkMs) ||
  sharePayoutAccount(one.details, other.details) ||
  hasSimilarMailbox(one.proven, other.proven) ||
  (shareName(one.names, other.names) &&
    Boolean(one.details.birthday) &&
    one.details.birthday === other.details.birthday);

/** Returns a function that links other accounts to the person of a member; null for accounts of others. */
export const personLinks = (world: World, memberId: string): ((other: string) => PersonLink | null) => {
  // Read for the first comparison only: most gifts need none.
  let own: Signs | undefined;
  return (other) => {
    own ??= signsOf(world, memberId);
    const signs = signsOf(world, other);
    const isSameDocument = own.document !== null && own.document === signs.document;
    if (isSameDocument || mayBeSamePerson(own.proven, signs.proven)) return 'same';
    return isSuspected(own, signs) ? 'suspected' : null;
  };
};

/**
 * Returns a predicate for other accounts: whether they may be the person of a new account closely enough for a review. Their
 * device is the same, or a name together with the birthday, a network at any time, a payout account or a mailbox.
 */
export const likelyPersonMatcher = (world: World, memberId: string): ((other: string) => boolean) => {
  let own: Signs | undefined;
  return (other) => {
    own ??= signsOf(world, memberId);
    const signs = signsOf(world, other);
    if (overlaps(own.devices, signs.devices)) return true;
    return (
      shareName(own.names, signs.names) &&
      ((Boolean(own.details.birthday) && own.details.birthday === signs.details.birthday) ||
        haveSharedNetwork(own.networks, signs.networks, Number.POSITIVE_INFINITY) ||
        sharePayoutAccount(own.details, signs.details) ||
        hasSimilarMailbox(own.details, signs.details))
    );
  };
};

/**
 * Returns whether a member's verified identity shows that another account belongs to somebody else: to a person with
 * another document, or in whose other name money has moved. A name that was only typed shows nothing.
 */
export const isProvenStranger = (world: World, memberId: string, other: string): boolean => {
  const { state } = world;
  const own = identityOf(state, memberId);
  if (own?.status !== 'approved') return false;
  const theirs = identityOf(state, other);
  if (!hasEstablishedName(world, other, world.now())) return false;
  const known = personalDetailsOf(world, other);
  const [name, birthday] = theirs?.approved ? [theirs.fullName, theirs.birthday] : [known.payeeName, known.birthday];
  if (!name) return false;
  return !(isSameName(own.fullName, name) && (!birthday || birthday === own.birthday));
};

/**
 * Whether a gift, of which a person gets one, is left for an account: `open`, `taken` by another account of the person, or
 * `unproven` while an account that may be the person's has taken it, which a verified identity decides.
 */
export type GiftAccess = 'open' | 'taken' | 'unproven';

/** Returns a function that returns whether a gift is left for a member, given the accounts that have taken it. */
export const giftAccess = (world: World, memberId: string): ((takers: Iterable<string>) => GiftAccess) => {
  const linkOf = personLinks(world, memberId);
  let possible: ReadonlySet<string> | undefined;
  return (takers) => {
    let access: GiftAccess = 'open';
    for (const taker of takers) {
      possible ??= possiblePersons(world, memberId);
      if (!possible.has(taker)) continue;
      const link = linkOf(taker);
      if (link === 'same') return 'taken';
      if (link === 'suspected' && !isProvenStranger(world, memberId, taker)) access = 'unproven';
    }
    return access;
  };
};

/**
 * Throws `promotion.unavailable` for a gift that another account of the person has taken, and `identity.required` for one
 * that needs a verified identity first.
 */
export const refuseGift = (world: World, memberId: string, access: GiftAccess): void => {
  if (access === 'taken')
    throw new Refusal('promotion.unavailable', { why: 'another account of the same person has taken it' });
  if (access === 'unproven') {
    const status = identityStateOf(world.state, memberId);
    const why = 'an account on the same device or network, or with the same details, has taken it';
    throw new Refusal('identity.required', { value: { purpose: 'gift', above: 0, status }, why });
  }
};
