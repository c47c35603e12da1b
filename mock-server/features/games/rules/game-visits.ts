import type { DueEvent } from '#sim/core/due-event.ts';
import { transferFunds } from '#sim/core/ledger.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { requireOpenAccount } from '#sim/features/account/rules/account-closure.ts';
import { members } from '#sim/features/account/rules/members.ts';
import { renewSession, type Session, sessions } from '#sim/features/account/rules/sessions.ts';
import { removeDemoFlight } from './flights.ts';
import { type Launch, launches, visitTtlMs } from './game-launches.ts';
import { removeDemoHand } from './hands.ts';

/** Play money of a demo visit, minor units. */
const demoBalance = 1_000_000;

/** A redeemed launch; the game frame sends `playKey` with its calls. */
export interface Visit extends Launch {
  readonly playKey: string;
}

/** Redeems a launch ticket. Throws `ticket.used` for a used, expired or unknown ticket. */
export const redeemLaunchTicket = (world: World, ticket: string): Visit =>
  world.transact(() => {
    const found = world.state.get(launches, ticket);
    if (!found || found.playKey !== null)
      throw new Refusal('ticket.used', { why: found ? 'used before' : 'unknown or too old' });
    checkSession(world, found);
    const visit: Visit = { ...found, playKey: `${world.name}.${world.secrets.hex(32)}` };
    world.state.put(launches, visit);
    world.schedule({ id: `launch:${visit.id}`, at: world.now() + visitTtlMs, type: 'launch', data: visit.id });
    if (visit.demo) {
      transferFunds(world, {
        from: 'play',
        to: `demo:${visit.id}`,
        minor: demoBalance,
        type: 'demo',
        ref: visit.id,
      });
    }
    return visit;
  });

/**
 * Returns the visit of a play key and renews the login session. Throws `session.expired` after logout or the end of the
 * visit.
 */
export const visitOf = (world: World, playKey: string): Visit => {
  const found = world.state.by(launches, 'playKey', playKey)[0];
  if (!found) throw new Refusal('session.expired', { why: 'the visit is over' });
  const current = checkSession(world, found);
  world.transact(() => renewSession(world, current));
  return found as Visit;
};

/**
 * Handles a due event: removes an unused ticket, or a visit with its demo hand and flight, which no later visit can
 * open.
 */
export const expireLaunch = (world: World, { data }: DueEvent): void => {
  world.state.remove(launches, String(data));
  removeDemoHand(world, String(data));
  removeDemoFlight(world, String(data));
};

const checkSession = (world: World, { session: token, member: owner }: Launch): Session => {
  const current = world.state.get(sessions, token);
  if (!current || current.ended) throw new Refusal('session.expired', { why: 'the session of the launch has ended' });
  if (world.state.get(members, owner)?.disabled)
    throw new Refusal('permission.denied', { why: 'the account is disabled' });
  requireOpenAccount(world, owner);
  return current;
};
