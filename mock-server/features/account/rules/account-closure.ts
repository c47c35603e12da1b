import { dayMs } from '#lib/dates/units.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';

/** A time-out or self-exclusion. The id is the member's; times in epoch ms, `endsAt` null for permanent. */
export interface Closure extends Doc {
  readonly kind: 'timeOut' | 'exclusion';
  readonly startedAt: number;
  readonly endsAt: number | null;
  /** Time at which the member requested to return; null if not requested. */
  readonly returnAskedAt: number | null;
}

export const closures = collection<Closure>()('closure');

/** Stores a closure and schedules the end of a time-out. */
export const putClosure = (world: World, newClosure: Closure): void => {
  world.state.put(closures, newClosure);
  if (newClosure.kind === 'timeOut' && newClosure.endsAt !== null)
    world.schedule({ id: `time-out:${newClosure.id}`, at: newClosure.endsAt, type: 'time-out', data: newClosure.id });
};

export const removeClosure = (world: World, memberId: string): void => {
  world.state.remove(closures, memberId);
  world.cancel(`time-out:${memberId}`);
};

/** Time between requesting and confirming a return. */
const returnDelayMs = dayMs;

/**
 * Returns the closure of an account now. A time-out ends automatically; a self-exclusion stays after its end until the
 * member has requested and confirmed a return.
 */
export const closureOf = (state: State, memberId: string, now: number): Closure | undefined => {
  const found = state.get(closures, memberId);
  return found?.kind === 'timeOut' && hasClosureEnded(found, now) ? undefined : found;
};

/** Returns whether the end of a closure has passed. */
export const hasClosureEnded = ({ endsAt }: Closure, now: number): boolean => endsAt !== null && endsAt <= now;

/** Returns when a requested return can be confirmed, epoch ms; null if none was requested. */
export const returnConfirmableAt = ({ returnAskedAt }: Closure): number | null =>
  returnAskedAt && returnAskedAt + returnDelayMs;

/** Throws `safety.closed` for a member whose account is closed. */
export const requireOpenAccount = (world: World, memberId: string): void => {
  const found = closureOf(world.state, memberId, world.now());
  if (!found) return;
  const { kind: closedBy, endsAt } = found;
  const until = endsAt === null ? 'for good' : `until ${new Date(endsAt).toISOString()}`;
  throw new Refusal('safety.closed', { value: { kind: closedBy, endsAt }, why: `closed by ${closedBy} ${until}` });
};

const endedClosure = (world: World, memberId: string): Closure => {
  const found = closureOf(world.state, memberId, world.now());
  if (!found || !hasClosureEnded(found, world.now()))
    throw new Refusal('request.conflict', { why: found ? 'its time is not over' : 'the account is open' });
  return found;
};

/** Requests a return. Throws `request.conflict` before the end of the closure, and for an open account. */
export const requestReturn = (world: World, memberId: string): Closure => {
  const found = endedClosure(world, memberId);
  const updated = found.returnAskedAt === null ? { ...found, returnAskedAt: world.now() } : found;
  putClosure(world, updated);
  return updated;
};

/** Throws `request.conflict` until a day after the return was requested. */
export const requireReturnDelay = (world: World, memberId: string): void => {
  const ready = returnConfirmableAt(endedClosure(world, memberId));
  if (ready === null || ready > world.now()) throw new Refusal('request.conflict', { why: 'too early to confirm' });
};
