import { hourMs } from '#lib/dates/units.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import type { DueEvent } from '#sim/core/due-event.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { sendLockNotice } from './lock-notice.ts';

/** A secret whose failed attempts are counted, each separately. */
export type ProtectedSecret = 'login-password' | 'payment-password' | 'answers' | 'second-step';

/** Consecutive failed attempts at one secret of a member. */
interface FailedAttempts extends Doc {
  readonly wrong: number;
  readonly lockedUntil: number | null;
}

const failedAttempts = collection<FailedAttempts>()('guesses');

const maxFailedAttempts = 5;
const lockMs = hourMs;

const idOf = (memberId: string, secret: ProtectedSecret): string => `${memberId}:${secret}`;

export const failedAttemptsOf = (world: World, memberId: string, secret: ProtectedSecret): number =>
  world.state.get(failedAttempts, idOf(memberId, secret))?.wrong ?? 0;

export const clearFailedAttempts = (world: World, memberId: string, secret: ProtectedSecret): void => {
  world.state.remove(failedAttempts, idOf(memberId, secret));
  world.cancel(`guesses:${idOf(memberId, secret)}`);
};

const countFailedAttempt = (world: World, memberId: string, secret: ProtectedSecret): void => {
  const id = idOf(memberId, secret);
  const wrong = (world.state.get(failedAttempts, id)?.wrong ?? 0) + 1;
  const until = world.now() + lockMs;
  world.state.put(failedAttempts, { id, wrong, lockedUntil: wrong >= maxFailedAttempts ? until : null });
  world.schedule({ id: `guesses:${id}`, at: until, type: 'guesses', data: id });
  if (wrong >= maxFailedAttempts) sendLockNotice(world, memberId, secret, until);
};

/**
 * Checks an attempt at a member's secret. Throws `refusal` and counts a wrong attempt; after five in a row throws
 * `request.too-many` (with `until`, epoch ms) for an hour, in all sessions.
 */
export const checkAttempt = (
  world: World,
  memberId: string,
  secret: ProtectedSecret,
  isRight: () => boolean,
  refusal: Pick<Refusal, 'code' | 'why'>,
): void => {
  const id = idOf(memberId, secret);
  const until = world.state.get(failedAttempts, id)?.lockedUntil ?? 0;
  if (until > world.now())
    throw new Refusal('request.too-many', {
      value: { until },
      why: `${maxFailedAttempts} wrong tries at the ${secret} in a row`,
    });
  if (!isRight()) {
    countFailedAttempt(world, memberId, secret);
    throw new Refusal(refusal.code, { keep: true, ...(refusal.why && { why: refusal.why }) });
  }
  clearFailedAttempts(world, memberId, secret);
};

/** Handles a due event: resets the count an hour after the last failed attempt. */
export const expireFailedAttempts = (world: World, { data }: DueEvent): void =>
  world.state.remove(failedAttempts, String(data));
