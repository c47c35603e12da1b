import type { World } from '#sim/core/world.ts';
import { identities, identityOf } from '#sim/features/account/rules/identity-record.ts';
import { devicesOf, membersOnDevice, membersOnNetwork, networksOf } from '#sim/features/account/rules/login-origins.ts';
import { members } from '#sim/features/account/rules/members.ts';
import { similarMailboxKey } from '#sim/features/account/rules/person-spelling.ts';
import { membersBornOn } from '#sim/features/account/rules/security-settings.ts';
import { socialLinks } from '#sim/features/account/rules/social-providers.ts';
import { holdersOfNumber, numberInKey } from '#sim/features/cashier/rules/bank-accounts.ts';
import { emailsOf, numbersOf, personalDetailsOf } from './personal-details.ts';

/**
 * Returns the other accounts that share a device, a network, a number, a mailbox, the birthday or the document with a
 * member. `personLinks` links no others, so that gifts need not compare a member with everybody who has one.
 */
export const possiblePersons = (world: World, memberId: string): ReadonlySet<string> => {
  const { state } = world;
  const details = personalDetailsOf(world, memberId);
  const numbers = new Set([...numbersOf(details), ...(details.bankAccountKeys ?? []).map(numberInKey)]);
  const mailboxes = emailsOf(details).map(similarMailboxKey);
  const document = identityOf(state, memberId)?.approved;
  const found = new Set([
    ...devicesOf(state, memberId).flatMap((it) => membersOnDevice(state, it)),
    ...[...networksOf(state, memberId).keys()].flatMap((it) => membersOnNetwork(state, it)),
    ...[...numbers].flatMap((it) => [
      ...holdersOfNumber(state, it),
      ...state.by(members, 'number', it).map(({ id }) => id),
    ]),
    ...mailboxes.flatMap((it) => [
      ...state.by(members, 'similarEmail', it).map(({ id }) => id),
      ...state.by(socialLinks, 'similarEmail', it).map(({ member }) => member),
    ]),
    ...(details.birthday ? membersBornOn(state, details.birthday) : []),
    ...(document ? state.by(identities, 'approved', document).map(({ id }) => id) : []),
  ]);
  found.delete(memberId);
  return found;
};
