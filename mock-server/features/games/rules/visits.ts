import { transferFunds } from '../../../core/ledger.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { World } from '../../../core/world.ts';
import { member } from '../../account/rules/members.ts';
import { renewSession, type Session, session } from '../../account/rules/sessions.ts';
import { requireOpen } from '../../safety/rules/closure.ts';
import { type Launch, launch, visitLife } from './launches.ts';

/** Play money of a demo visit, centavos. */
const demoPurse = 1_000_000;

/** A visit whose screen may play: `playKey` is what the screen sends with its calls. */
export interface Visit extends Launch {
  readonly playKey: string;
}

/** Uses a ticket up and opens the visit. Throws `ticket.used` for one that is used, too old or unknown. */
export const redeemTicket = (world: World, ticket: string): Visit =>
  world.transact(() => {
    const found = world.state.get(launch, ticket);
    if (!found || found.playKey !== null)
      throw new Refusal('ticket.used', { why: found ? 'used before' : 'unknown or too old' });
    checkSession(world, found);
    const visit: Visit = { ...found, playKey: `${world.name}.${world.secrets.hex(32)}` };
    world.state.put(launch, visit);
    world.schedule({ id: `launch:${visit.id}`, at: world.now() + visitLife, type: 'launch', data: visit.id });
    if (visit.demo) {
      transferFunds(world, { from: 'play', to: `demo:${visit.id}`, centavos: demoPurse, type: 'demo', ref: visit.id });
    }
    return visit;
  });

/** The visit that a play key belongs to; playing keeps the session alive. Throws `session.expired` when the member signed out or the visit is over. */
export const visitOf = (world: World, playKey: string): Visit => {
  const found = world.state.by(launch, 'playKey', playKey)[0];
  if (!found) throw new Refusal('session.expired', { why: 'the visit is over' });
  const current = checkSession(world, found);
  world.transact(() => renewSession(world, current));
  return found as Visit;
};

const checkSession = (world: World, { session: token, member: owner }: Launch): Session => {
  const current = world.state.get(session, token);
  if (!current || current.ended) throw new Refusal('session.expired', { why: 'the session of the launch has ended' });
  if (world.state.get(member, owner)?.disabled)
    throw new Refusal('permission.denied', { why: 'the account is disabled' });
  requireOpen(world, owner);
  return current;
};
