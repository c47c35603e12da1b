import { collection, type Doc } from '#sim/core/collection.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import type { Screen } from '../catalogue/types.ts';

/**
 * Outcomes that a tester can force: no payout, a payout below the stake, above the stake, of ten stakes or more, the
 * game's extra (for example free spins), or the jackpot, which is a win in games without one.
 */
export const forcedOutcomes = ['lose', 'below', 'win', 'big', 'extra', 'jackpot'] as const;
export type ForcedOutcome = (typeof forcedOutcomes)[number];

/** Outcomes that each kind of game can have. */
export type OutcomesByGame = Readonly<Record<Screen, { readonly outcomes: readonly ForcedOutcome[] }>>;

interface NextOutcome extends Doc {
  readonly id: 'next';
  readonly wish: ForcedOutcome;
  /** The only game that takes it; absent if the next round of any game does. */
  readonly game?: Screen;
}

const nextOutcomes = collection<NextOutcome>()('nextOutcome');

/** Forces the outcome of the next round in this world, of any game or of one, for any player. Null cancels it. */
export const forceNextOutcome = (world: World, forced: ForcedOutcome | null, game?: Screen): void => {
  if (forced) world.state.put(nextOutcomes, { id: 'next', wish: forced, ...(game && { game }) });
  else world.state.remove(nextOutcomes, 'next');
};

/** Returns the outcome that is forced for a round of this game, and removes it. */
export const takeForcedOutcome = (world: World, game: Screen): ForcedOutcome | undefined => {
  const next = world.state.get(nextOutcomes, 'next');
  if (!next || (next.game !== undefined && next.game !== game)) return undefined;
  forceNextOutcome(world, null);
  return next.wish;
};

/** Refuses a bet that cannot have the forced outcome, and names its `field`. */
export class ImpossibleOutcome extends Refusal<'request.invalid'> {
  readonly field: string;
  readonly forced: ForcedOutcome;

  constructor(field: string, forced: ForcedOutcome, keep = false) {
    super('request.invalid', {
      value: { fields: [{ field, rule: 'outcome' }] },
      keep,
      why: `${field}: no result gives this bet the forced outcome ${forced}`,
    });
    this.field = field;
    this.forced = forced;
  }
}

/**
 * Places a bet. An `ImpossibleOutcome` undoes the bet and uses the forced outcome up, so that the next bet is left to
 * chance.
 */
export const placeWithForcedOutcome = <T>(world: World, game: Screen, place: () => T): T => {
  try {
    return world.transact(place);
  } catch (error) {
    if (!(error instanceof ImpossibleOutcome)) throw error;
    takeForcedOutcome(world, game);
    throw new ImpossibleOutcome(error.field, error.forced, true);
  }
};

export const matchesForcedOutcome = (forced: ForcedOutcome, stake: number, payout: number, extra: boolean): boolean => {
  if (forced === 'lose') return payout === 0;
  if (forced === 'below') return payout > 0 && payout < stake;
  if (forced === 'win' || forced === 'jackpot') return payout > stake;
  return forced === 'big' ? payout >= stake * 10 : extra;
};
