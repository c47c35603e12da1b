import { Refusal } from '../../../core/refusal.ts';
import type { World } from '../../../core/world.ts';
import { member } from './members.ts';

/** One address belongs to one member, however it is written. Throws `email.taken` for one of somebody besides `owner`. */
export const refuseTakenEmail = (world: World, email: string, owner?: string): void => {
  const taken = world.state.by(member, 'email', email.toLowerCase()).some(({ id }) => id !== owner);
  if (taken) throw new Refusal('email.taken', { keep: true, value: { field: 'email' }, why: 'another member has it' });
};
