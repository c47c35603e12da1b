import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { members } from './members.ts';

/** Throws `email.taken` if another member than `owner` has the e-mail address, ignoring case. */
export const refuseTakenEmail = (world: World, email: string, owner?: string): void => {
  const isTaken = world.state.by(members, 'email', email.toLowerCase()).some(({ id }) => id !== owner);
  if (isTaken)
    throw new Refusal('email.taken', { keep: true, value: { field: 'email' }, why: 'another member has it' });
};
