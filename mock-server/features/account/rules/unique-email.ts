import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { members } from './members.ts';
import { mailboxKey } from './person-spelling.ts';

/** Throws `email.taken` if another member than `owner` has the mailbox of an e-mail address. */
export const refuseTakenEmail = (world: World, email: string, owner?: string): void => {
  const isTaken = world.state.by(members, 'email', mailboxKey(email)).some(({ id }) => id !== owner);
  if (isTaken)
    throw new Refusal('email.taken', { keep: true, value: { field: 'email' }, why: 'another member has it' });
};
