import { textKey } from '../../../../src/contract/text.ts';
import { mobileKey } from '../../../../src/features/account/model/mobile.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { State } from '../../../core/state.ts';
import type { World } from '../../../core/world.ts';
import { bankAccountKeysByMember, bankAccountKeysOf } from '../../cashier/rules/bank-accounts.ts';
import { bankById } from '../../cashier/rules/banks.ts';
import { depositsOf } from '../../cashier/rules/deposit-record.ts';
import { hasOwnDeposit } from '../../cashier/rules/own-funds.ts';
import { withdrawalsOf } from '../../cashier/rules/withdrawal-record.ts';
import { type Closure, closureOf, closures } from '../../safety/rules/account-closure.ts';
import { identityOf } from '../../safety/rules/identity-record.ts';
import { membersOnSameDevice } from './login-origins.ts';
import { members, unverifiedContactsOf } from './members.ts';
import { memberByMobile } from './new-member.ts';
import { securityOf } from './security-settings.ts';
import { socialLinks } from './social-providers.ts';

/**
 * Data that identifies a person: any of mobile, e-mail and bank account; name and birthday may belong to a namesake.
 */
interface PersonalDetails {
  readonly mobile?: string | null;
  readonly email?: string | null;
  /** E-mail addresses at Facebook and Google. */
  readonly providerEmails?: readonly (string | null)[];
  /** Bank accounts, removed ones included (`bankAccountKey`). */
  readonly bankAccountKeys?: readonly string[];
  readonly payeeName?: string | null;
  readonly birthday?: string | null;
}

const normalize = (text: string | null | undefined): string => textKey(text ?? '');

const isSame = (a: string, b: string): boolean => a !== '' && a === b;

const personalDetailsOf = ({ state }: World, memberId: string): PersonalDetails => {
  const found = state.get(members, memberId);
  const { payeeName, birthday } = securityOf(state, memberId);
  const providerEmails = state.by(socialLinks, 'member', memberId).map(({ email }) => email);
  const bankAccountKeys = bankAccountKeysOf(state, memberId);
  return {
    mobile: found?.mobile ?? null,
    email: found?.email ?? null,
    providerEmails,
    bankAccountKeys,
    payeeName,
    birthday,
  };
};

const emailsOf = ({ email, providerEmails = [] }: PersonalDetails): string[] =>
  [email, ...providerEmails].map(normalize);

/** Returns the mobile number in the key of an e-wallet, which is the bank's id and the number; empty for other banks. */
const walletNumberOf = (bankAccountKey: string): string[] => {
  const [bankId = '', number = ''] = bankAccountKey.split(' ');
  return bankById(bankId)?.kind === 'wallet' ? [number] : [];
};

/** Returns the mobile numbers of a person, including those of their e-wallets. */
const numbersOf = ({ mobile, bankAccountKeys = [] }: PersonalDetails): Set<string> =>
  new Set([...(mobile ? [mobileKey(mobile)] : []), ...bankAccountKeys.flatMap(walletNumberOf)]);

const overlaps = <T>(a: Iterable<T>, b: ReadonlySet<T>): boolean => [...a].some((it) => b.has(it));

type Match = (a: PersonalDetails, b: PersonalDetails) => boolean;

const hasSameContact: Match = (a, b) =>
  overlaps(numbersOf(a), numbersOf(b)) ||
  overlaps(a.bankAccountKeys ?? [], new Set(b.bankAccountKeys)) ||
  emailsOf(a).some((one) => emailsOf(b).some((other) => isSame(one, other)));

const hasSameName: Match = (a, b) => isSame(normalize(a.payeeName), normalize(b.payeeName));

const isNamesake: Match = (a, b) => hasSameName(a, b) && isSame(normalize(a.birthday), normalize(b.birthday));

const mayBeSamePerson: Match = (a, b) => hasSameContact(a, b) || isNamesake(a, b);

/** Returns whether two accounts may belong to the same person according to their personal details. */
export const isSamePerson = (world: World, one: string, other: string): boolean =>
  mayBeSamePerson(personalDetailsOf(world, one), personalDetailsOf(world, other));

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

const isBefore = (settledAt: number | null, until: number): boolean => settledAt !== null && settledAt <= until;

const paidWithdrawalsOf = (state: State, memberId: string, until: number) =>
  withdrawalsOf(state, memberId).filter(({ status, settledAt }) => status === 'paid' && isBefore(settledAt, until));

/**
 * Returns the bank accounts of a member to which a withdrawal was paid until a time, epoch ms. Any user can enter the
 * number of another person; without such a payment this must neither close that person's account nor withhold
 * promotions from it.
 */
const paidBankAccountKeysOf = (state: State, memberId: string, until: number): string[] => {
  const paid = paidWithdrawalsOf(state, memberId, until);
  return bankAccountKeysOf(state, memberId).filter((key) =>
    paid.some(({ bankId, number }) => key.startsWith(`${bankId} `) && key.slice(-4) === number.slice(-4)),
  );
};

/** Returns the personal details of a member without contacts that were only entered at registration. */
const verifiedDetailsOf = (
  world: World,
  memberId: string,
  details = personalDetailsOf(world, memberId),
): PersonalDetails => {
  const found = world.state.get(members, memberId);
  const unverified = found ? unverifiedContactsOf(world.state, found) : [];
  return { ...details, ...Object.fromEntries(unverified.map((name) => [name, null])) };
};

/** Returns the contacts of a member that any user could have entered: unverified ones, and all bank accounts. */
const unprovenContactsOf = (
  { state }: World,
  memberId: string,
  { mobile = null, email = null, bankAccountKeys = [] }: PersonalDetails,
): PersonalDetails => {
  const found = state.get(members, memberId);
  const unverified = found ? unverifiedContactsOf(state, found) : [];
  return {
    mobile: unverified.includes('mobile') ? mobile : null,
    email: unverified.includes('email') ? email : null,
    bankAccountKeys,
  };
};

/** Returns the bank accounts of a member, and the mobile number if a code has confirmed it. */
export const paymentDetailsOf = (world: World, memberId: string): PersonalDetails => {
  const { mobile = null, bankAccountKeys = [] } = verifiedDetailsOf(world, memberId);
  return { mobile, bankAccountKeys };
};

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

/**
 * Returns whether money had moved in the name of a member until a time, epoch ms: a withdrawal, which a bank pays to the
 * payee only, or a deposit whose payer has this name. An approved identity proves the name as well.
 */
const hasEstablishedName = ({ state }: World, memberId: string, until: number): boolean => {
  const payeeName = securityOf(state, memberId).payeeName ?? '';
  return (
    Boolean(identityOf(state, memberId)?.approved) ||
    paidWithdrawalsOf(state, memberId, until).length > 0 ||
    depositsOf(state, memberId).some(
      ({ status, settledAt, payerName }) =>
        status === 'approved' && isBefore(settledAt, until) && hasSameName({ payeeName: payerName }, { payeeName }),
    )
  );
};

/** Returns the personal details of a member without those that any user can enter for another person. */
const provenDetailsOf = (world: World, memberId: string, details: PersonalDetails): PersonalDetails => {
  const isNameProven = hasEstablishedName(world, memberId, world.now());
  return {
    ...verifiedDetailsOf(world, memberId, details),
    bankAccountKeys: paidBankAccountKeysOf(world.state, memberId, world.now()),
    birthday: (isNameProven && details.birthday) || null,
  };
};

/**
 * Returns a predicate for other accounts: whether they count as the same person, who may use a promotion with one
 * account only (X17). They do if they have logged in on the same device, or belong to the same person according to proven
 * details. Other details do not count, because a stranger could enter them to withhold a promotion, or to find out
 * whether their owner has an account.
 */
export const personMatcher = (world: World, memberId: string): ((other: string) => boolean) => {
  const read = () => {
    const details = personalDetailsOf(world, memberId);
    return {
      details,
      proven: provenDetailsOf(world, memberId, details),
      onSameDevice: new Set(membersOnSameDevice(world.state, memberId)),
    };
  };
  // Read for the first comparison only: most promotions and rains need none.
  let own: ReturnType<typeof read> | undefined;
  return (other) => {
    own ??= read();
    if (own.onSameDevice.has(other)) return true;
    // Proven details are a part of all, and slower to find.
    const details = personalDetailsOf(world, other);
    return mayBeSamePerson(own.details, details) && mayBeSamePerson(own.proven, provenDetailsOf(world, other, details));
  };
};

/**
 * Returns the other members with the same e-mail address, confirmed by a code or reported by a login provider. No other
 * person can claim such an address.
 */
export const duplicateAccountsOf = (world: World, memberId: string): string[] => {
  const { state } = world;
  const emails = emailsOf(verifiedDetailsOf(world, memberId)).filter(Boolean);
  const linked = emails.flatMap((email) => state.by(socialLinks, 'email', email)).map((it) => it.member);
  const confirmed = emails
    .flatMap((email) => state.by(members, 'email', email))
    .filter((it) => !unverifiedContactsOf(state, it).includes('email'))
    .map(({ id }) => id);
  return [...new Set([...linked, ...confirmed])].filter((id) => id !== memberId);
};

/** Returns the other members with a contact or bank account of a member, proven or not. */
export const sharersOfContacts = (world: World, memberId: string): string[] => {
  const { state } = world;
  const own = personalDetailsOf(world, memberId);
  const byEmail = emailsOf(own)
    .filter(Boolean)
    .flatMap((email) => [
      ...state.by(socialLinks, 'email', email).map(({ member }) => member),
      ...state.by(members, 'email', email).map(({ id }) => id),
    ]);
  const byMobile = [...numbersOf(own)].flatMap((number) => memberByMobile(world, number)?.id ?? []);
  const byBankAccount = [...bankAccountKeysByMember(state)].flatMap(([id, bankAccountKeys]) =>
    hasSameContact(own, { bankAccountKeys }) ? [id] : [],
  );
  return [...new Set([...byEmail, ...byMobile, ...byBankAccount])].filter((id) => id !== memberId);
};

/** Returns whether an account with one of these contacts is closed. */
export const isExcluded = (world: World, person: PersonalDetails): boolean =>
  findClosureByContact(world, person) !== undefined;

/** Throws `safety.excluded` if the person has a closed account: such persons may not open another one (X06). */
export const refuseExcluded = (world: World, person: PersonalDetails): void => {
  const found = findClosureByContact(world, person);
  if (found) throw new Refusal('safety.excluded', { keep: true, why: `the same person as ${found.id}, who is closed` });
};

/** Returns the closure of another account with the same contact or bank account as the given one. */
export const closureOfSamePerson = (world: World, memberId: string, given: PersonalDetails): Closure | undefined =>
  findClosureByContact(world, given, memberId);

/**
 * Returns the closures of other accounts with the name and birthday of a member, of which `given` is being set. Only
 * newly set values count: a name and birthday that were set before the other account closed cannot restrict this
 * member.
 */
export const closuresOfNamesake = (
  world: World,
  memberId: string,
  given: Pick<PersonalDetails, 'payeeName' | 'birthday'>,
): Closure[] => {
  const person = { ...personalDetailsOf(world, memberId), ...given };
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
