import { type Doc, kind } from '../../../core/collection.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { State } from '../../../core/state.ts';
import type { World } from '../../../core/world.ts';

/** A time-out or self-exclusion of a member, whose id it has (X06). Times epoch ms; `endsAt` null: for good. */
export interface Closure extends Doc {
  readonly kind: 'timeOut' | 'exclusion';
  readonly startedAt: number;
  readonly endsAt: number | null;
  /** When the member asked to come back. */
  readonly returnAskedAt: number | null;
}

export const closure = kind<Closure>().named('closure');

/** Between asking to come back and coming back (X06). */
const returnWait = 24 * 3_600_000;

/**
 * What keeps a member's account closed now. A time-out ends by itself; a self-exclusion whose time is over stays
 * until the member has asked to come back and confirmed it.
 */
export const closureOf = (state: State, member: string, now: number): Closure | undefined => {
  const found = state.get(closure, member);
  return found?.kind === 'timeOut' && isOver(found, now) ? undefined : found;
};

/** Whether its time is over. */
export const isOver = ({ endsAt }: Closure, now: number): boolean => endsAt !== null && endsAt <= now;

/** From when a return can be confirmed; null while none is asked for. */
export const returnAt = ({ returnAskedAt }: Closure): number | null => returnAskedAt && returnAskedAt + returnWait;

/** Throws `safety.closed` for a member whose account is closed. */
export const requireOpen = (world: World, member: string): void => {
  const found = closureOf(world.state, member, world.now());
  if (!found) return;
  const { kind: closedBy, endsAt } = found;
  const until = endsAt === null ? 'for good' : `until ${new Date(endsAt).toISOString()}`;
  throw new Refusal('safety.closed', { value: { kind: closedBy, endsAt }, why: `closed by ${closedBy} ${until}` });
};

const excluded = (world: World, member: string): Closure => {
  const found = closureOf(world.state, member, world.now());
  if (!found || !isOver(found, world.now()))
    throw new Refusal('request.conflict', { why: found ? 'its time is not over' : 'the account is open' });
  return found;
};

/** Asks to come back. Throws `request.conflict` before the end, and for an account that is open. */
export const askReturn = (world: World, member: string): Closure => {
  const found = excluded(world, member);
  const asked = found.returnAskedAt === null ? { ...found, returnAskedAt: world.now() } : found;
  world.state.put(closure, asked);
  return asked;
};

/** Opens the account again. Throws `request.conflict` until a day after the return was asked for. */
export const confirmReturn = (world: World, member: string): void => {
  const ready = returnAt(excluded(world, member));
  if (ready === null || ready > world.now()) throw new Refusal('request.conflict', { why: 'too early to confirm' });
  world.state.remove(closure, member);
};
