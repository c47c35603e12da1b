import { minuteMs } from '#lib/dates/units.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import type { DueEvent } from '#sim/core/due-event.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import type { LoginMethod } from '#sim/features/account/rules/client-info.ts';
import { type Member, members } from '#sim/features/account/rules/members.ts';
import { hasTwoSteps, stepMethods } from './second-step.ts';

/**
 * A login after its first step; the id is returned to the caller. Invalidated by the second step, after ten minutes, or
 * when the password changes.
 */
interface LoginTicket extends Doc {
  readonly member: string;
  readonly method: LoginMethod;
}

const loginTickets = collection<LoginTicket>()('login-ticket', { member: (it) => it.member });
const ticketTtlMs = 10 * minuteMs;

/** Throws `login.second-step` with a ticket for members with two-step login, whatever the method of the first step. */
export const requireSecondStepAtLogin = (world: World, owner: Member, method: LoginMethod): void => {
  if (!hasTwoSteps(world.state, owner.id)) return;
  const id = world.secrets.hex(40);
  world.state.put(loginTickets, { id, member: owner.id, method });
  world.schedule({ id: `ticket:${id}`, at: world.now() + ticketTtlMs, type: 'login-ticket', data: id });
  const value = { ticket: id, methods: stepMethods(world.state, owner.id) };
  throw new Refusal('login.second-step', { keep: true, value, why: `${owner.account} has two steps` });
};

/**
 * Returns the member who has to complete the second step, and the login method. Throws `session.expired` for a ticket
 * that is used, expired or unknown.
 */
export const ticketOwner = (world: World, id: string): { readonly owner: Member; readonly method: LoginMethod } => {
  const found = world.state.get(loginTickets, id);
  const owner = found && world.state.get(members, found.member);
  if (!owner || owner.disabled)
    throw new Refusal('session.expired', { why: 'the login ticket is used, expired or unknown' });
  return { owner, method: found.method };
};

export const consumeLoginTicket = (world: World, id: string): void => {
  world.state.remove(loginTickets, id);
  world.cancel(`ticket:${id}`);
};

/** Ends the member's logins that wait for their second step. */
export const cancelLoginTickets = (world: World, owner: string): void => {
  for (const { id } of world.state.by(loginTickets, 'member', owner)) consumeLoginTicket(world, id);
};

export const expireLoginTicket = (world: World, { data }: DueEvent): void =>
  world.state.remove(loginTickets, String(data));
