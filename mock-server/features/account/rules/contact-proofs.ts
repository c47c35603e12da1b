import { dayMs } from '#lib/dates/units.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import type { World } from '#sim/core/world.ts';
import { type Contact, type Member, members, unverifiedContactsOf } from './members.ts';

/** When a contact was confirmed with a code after the registration, epoch ms. */
interface ContactProof extends Doc {
  readonly at: number;
  /** Whether this happened on a device of the member. */
  readonly onKnownDevice: boolean;
}

const contactProofs = collection<ContactProof>()('contact-proof');

/** Time after which a contact that an unknown device set counts as the member's: the owner was notified and did nothing. */
const establishedAfterMs = 7 * dayMs;

const idOf = ({ id }: Member, contact: Contact): string => `${id} ${contact}`;

/** Records that a new contact was confirmed with a code. */
export const recordContactProof = (world: World, owner: Member, contact: Contact, onKnownDevice: boolean): void =>
  world.state.put(contactProofs, { id: idOf(owner, contact), at: world.now(), onKnownDevice });

/**
 * Returns the contacts of a member that were confirmed early enough to prove the owner: at registration, on a known
 * device, or a week ago.
 */
export const establishedContactsOf = (world: World, owner: Member): Contact[] => {
  const unverified = unverifiedContactsOf(world.state, owner);
  return (['mobile', 'email'] as const).filter((contact) => {
    if (!owner[contact] || unverified.includes(contact)) return false;
    const proof = world.state.get(contactProofs, idOf(owner, contact));
    return !proof || proof.onKnownDevice || proof.at <= world.now() - establishedAfterMs;
  });
};

/** Stores that a code has confirmed a contact of a member. Returns the member. */
export const confirmContact = (world: World, owner: Member, contact: Contact, onKnownDevice: boolean): Member => {
  const unverified = unverifiedContactsOf(world.state, owner);
  if (!unverified.includes(contact)) return owner;
  const confirmed: Member = { ...owner, unverified: unverified.filter((it) => it !== contact) };
  world.state.put(members, confirmed);
  recordContactProof(world, owner, contact, onKnownDevice);
  return confirmed;
};
