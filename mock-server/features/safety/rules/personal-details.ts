import { mobileKey } from '#features/account/model/mobile.ts';
import type { World } from '#sim/core/world.ts';
import { members } from '#sim/features/account/rules/members.ts';
import { isSameName, mailboxKey } from '#sim/features/account/rules/person-spelling.ts';
import { securityOf } from '#sim/features/account/rules/security-settings.ts';
import { socialLinks } from '#sim/features/account/rules/social-providers.ts';
import { bankAccountKeysOf } from '#sim/features/cashier/rules/bank-accounts.ts';
import { bankById } from '#sim/features/cashier/rules/banks.ts';

/**
 * Data that identifies a person: any of mobile, e-mail and bank account; name and birthday may belong to a namesake.
 */
export interface PersonalDetails {
  readonly mobile?: string | null;
  readonly email?: string | null;
  /** E-mail addresses at Facebook and Google. */
  readonly providerEmails?: readonly (string | null)[];
  /** Bank accounts, removed ones included (`bankAccountKey`). */
  readonly bankAccountKeys?: readonly string[];
  readonly payeeName?: string | null;
  readonly birthday?: string | null;
}

export const personalDetailsOf = ({ state }: World, memberId: string): PersonalDetails => {
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

/** Returns the keys of a person's mailboxes. */
export const emailsOf = ({ email, providerEmails = [] }: PersonalDetails): string[] =>
  [email, ...providerEmails].flatMap((it) => (it ? [mailboxKey(it)] : []));

/** Returns the mobile number in the key of an e-wallet, which is the bank's id and the number; empty for other banks. */
const walletNumberOf = (bankAccountKey: string): string[] => {
  const [bankId = '', number = ''] = bankAccountKey.split(' ');
  return bankById(bankId)?.kind === 'wallet' ? [number] : [];
};

/** Returns the mobile numbers of a person, including those of their e-wallets. */
export const numbersOf = ({ mobile, bankAccountKeys = [] }: PersonalDetails): Set<string> =>
  new Set([...(mobile ? [mobileKey(mobile)] : []), ...bankAccountKeys.flatMap(walletNumberOf)]);

const overlaps = <T>(a: Iterable<T>, b: ReadonlySet<T>): boolean => [...a].some((it) => b.has(it));

type Match = (a: PersonalDetails, b: PersonalDetails) => boolean;

export const hasSameContact: Match = (a, b) =>
  overlaps(numbersOf(a), numbersOf(b)) ||
  overlaps(a.bankAccountKeys ?? [], new Set(b.bankAccountKeys)) ||
  overlaps(emailsOf(a), new Set(emailsOf(b)));

export const hasSameName: Match = (a, b) => isSameName(a.payeeName, b.payeeName);

export const isNamesake: Match = (a, b) => Boolean(a.birthday) && a.birthday === b.birthday && hasSameName(a, b);

export const mayBeSamePerson: Match = (a, b) => hasSameContact(a, b) || isNamesake(a, b);
