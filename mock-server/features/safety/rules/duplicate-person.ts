import type { World } from '#sim/core/world.ts';
import { members, unverifiedContactsOf } from '#sim/features/account/rules/members.ts';
import { memberByMobile } from '#sim/features/account/rules/new-member.ts';
import { socialLinks } from '#sim/features/account/rules/social-providers.ts';
import { bankAccountKeysByMember } from '#sim/features/cashier/rules/bank-accounts.ts';
import { emailsOf, hasSameContact, numbersOf, personalDetailsOf } from './personal-details.ts';
import { verifiedDetailsOf } from './proven-details.ts';

/**
 * Returns the other members with the same e-mail address, confirmed by a code or reported by a login provider. No other
 * person can claim such an address.
 */
export const duplicateAccountsOf = (world: World, memberId: string): string[] => {
  const { state } = world;
  const emails = emailsOf(verifiedDetailsOf(world, memberId));
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
  const byEmail = emailsOf(own).flatMap((email) => [
    ...state.by(socialLinks, 'email', email).map(({ member }) => member),
    ...state.by(members, 'email', email).map(({ id }) => id),
  ]);
  const byMobile = [...numbersOf(own)].flatMap((number) => memberByMobile(world, number)?.id ?? []);
  const byBankAccount = [...bankAccountKeysByMember(state)].flatMap(([id, bankAccountKeys]) =>
    hasSameContact(own, { bankAccountKeys }) ? [id] : [],
  );
  return [...new Set([...byEmail, ...byMobile, ...byBankAccount])].filter((id) => id !== memberId);
};
