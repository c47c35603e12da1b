import type { World } from '#sim/core/world.ts';
import { bankAccountKeysByMember } from '#sim/features/cashier/rules/bank-accounts.ts';
import { membersOnSameDevice } from './login-origins.ts';
import { members, unverifiedContactsOf } from './members.ts';
import { memberByMobile } from './new-member.ts';
import { emailsOf, hasSameContact, mayBeSamePerson, numbersOf, personalDetailsOf } from './personal-details.ts';
import { provenDetailsOf, verifiedDetailsOf } from './proven-details.ts';
import { socialLinks } from './social-providers.ts';

/** Returns whether two accounts may belong to the same person according to their personal details. */
export const isSamePerson = (world: World, one: string, other: string): boolean =>
  mayBeSamePerson(personalDetailsOf(world, one), personalDetailsOf(world, other));

/**
 * Returns a predicate for other accounts: whether they count as the same person, who may use a promotion with one
 * account only. They do if they have logged in on the same device, or belong to the same person according to proven
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
