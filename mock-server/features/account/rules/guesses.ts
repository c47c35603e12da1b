import { type Doc, kind } from '../../../core/collection.ts';
import type { Due } from '../../../core/due.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { World } from '../../../core/world.ts';

/** What somebody inside a session could try out; each has a count of its own. */
export type Secret = 'login-password' | 'payment-password' | 'answers' | 'second-step';

/** Wrong guesses in a row at one secret of a member. */
interface Guesses extends Doc {
  readonly wrong: number;
  readonly lockedUntil: number | null;
}

const guesses = kind<Guesses>().named('guesses');

const most = 5;
const lockLife = 3_600_000;

const idOf = (member: string, secret: Secret): string => `${member}:${secret}`;

export const wrongGuesses = (world: World, member: string, secret: Secret): number =>
  world.state.get(guesses, idOf(member, secret))?.wrong ?? 0;

export const clearGuesses = (world: World, member: string, secret: Secret): void => {
  world.state.remove(guesses, idOf(member, secret));
  world.cancel(`guesses:${idOf(member, secret)}`);
};

const countGuess = (world: World, id: string): void => {
  const wrong = (world.state.get(guesses, id)?.wrong ?? 0) + 1;
  const until = world.now() + lockLife;
  world.state.put(guesses, { id, wrong, lockedUntil: wrong >= most ? until : null });
  world.schedule({ id: `guesses:${id}`, at: until, type: 'guesses', data: id });
};

/**
 * Throws `refusal` where a guess at a member's secret is wrong, and counts it; after five in a row
 * `request.too-many` for an hour (with `until`, epoch ms), whatever is guessed and in whichever session.
 */
export const checkGuess = (
  world: World,
  member: string,
  secret: Secret,
  isRight: () => boolean,
  refusal: Pick<Refusal, 'code' | 'why'>,
): void => {
  const id = idOf(member, secret);
  const until = world.state.get(guesses, id)?.lockedUntil ?? 0;
  if (until > world.now())
    throw new Refusal('request.too-many', { value: { until }, why: `${most} wrong tries at the ${secret} in a row` });
  if (!isRight()) {
    countGuess(world, id);
    throw new Refusal(refusal.code, { keep: true, ...(refusal.why && { why: refusal.why }) });
  }
  clearGuesses(world, member, secret);
};

/** Due event: an hour after the last wrong try the count begins anew. */
export const forgetGuesses = (world: World, { data }: Due): void => world.state.remove(guesses, String(data));
