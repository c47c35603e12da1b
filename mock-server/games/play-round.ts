import type { Body } from '#contract/types.ts';
import { toMajor, toMinor } from '#lib/money/money.ts';
import { invalid, invalidFields } from '#sim/core/invalid.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { isLowRisk } from '#sim/features/games/rules/bet-risk.ts';
import { keptPayoutOf } from '#sim/features/games/rules/bets.ts';
import type { GameDoc } from '#sim/features/games/rules/catalogue.ts';
import { startFairRound } from '#sim/features/games/rules/fairness.ts';
import {
  ImpossibleOutcome,
  matchesForcedOutcome,
  placeWithForcedOutcome,
  takeForcedOutcome,
} from '#sim/features/games/rules/forced-outcome.ts';
import type { Visit } from '#sim/features/games/rules/game-visits.ts';
import { contributeStake, payJackpot } from '#sim/features/games/rules/jackpot.ts';
import { availableToStake, playRound } from '#sim/features/games/rules/rounds.ts';
import { rules } from './all-rules.ts';
import { gameOf } from './describe-visit.ts';
import type { Decision, Rules } from './rules.ts';
import type { RoundResult } from './wire.ts';

/** Part of a round that a bet stores. */
interface Detail {
  readonly choice: unknown;
  readonly outcome: unknown;
}

/** Maximum number of draws in search of a forced outcome. */
const maxForcedDraws = 20_000;

/**
 * Plays one round of a visit under its key; `stake` in major units. Throws refusals: `request.invalid`,
 * `bet.out-of-range`, `balance.insufficient` and `game.unavailable`.
 */
export const playVisitRound = (
  world: World,
  visit: Visit,
  key: string,
  { stake: major, choice }: Body<'playRound'>,
): RoundResult => {
  const game = gameOf(world, visit);
  const rule = rules[game.screen];
  if (!game.supportPlay) throw new Refusal('game.unavailable', { why: `${game.nodeName} cannot be played` });
  const chosen = rule.choice.safeParse(choice);
  if (!chosen.success) throw invalidFields(chosen.error);
  const stake = toMinor(major);
  if (rule.stakeOf && rule.stakeOf(chosen.data) !== stake) throw invalid('stake', 'sum');

  // A visit of the lobby plays its first game, with that game's limits and bookings.
  const seat = { ...visit, nodeId: game.nodeId };
  const place = () =>
    rule.placeOpen?.({ world, game }, seat, key, stake, chosen.data) ??
    playRound(world, seat, {
      key,
      stake,
      decide: (placed) => {
        const { draws, fair } = startFairRound(world, seat);
        const jackpot = contributeStake(world, game, placed);
        const forced = decideForced(world, rule, { game, jackpot }, stake, chosen.data);
        const { outcome, payout, fromJackpot } = forced ?? rule.decide({ draws, game, jackpot }, stake, chosen.data);
        if (fromJackpot !== undefined) payJackpot(world, game, placed, fromJackpot);
        const results = rule.results?.({ world, game }, stake, chosen.data);
        const lowRisk = results !== undefined && isLowRisk(stake, results);
        return {
          payout,
          lowRisk,
          detail: { choice: chosen.data, outcome } satisfies Detail,
          fair: { ...fair, ...(forced && { forced: true }) },
        };
      },
    });
  const bet = placeWithForcedOutcome(world, game.screen, place);
  return {
    round: bet.id,
    outcome: (bet.detail as Detail).outcome,
    stake: toMajor(bet.stake),
    payout: toMajor(keptPayoutOf(bet)),
    balance: toMajor(availableToStake(world, visit)),
  };
};

/** Returns a round with the forced outcome; undefined if no outcome is forced. Throws `ImpossibleOutcome`. */
const decideForced = (
  world: World,
  rule: Rules,
  round: { readonly game: GameDoc; readonly jackpot: number | null | undefined },
  stake: number,
  choice: unknown,
): Decision | undefined => {
  const forced = takeForcedOutcome(world, round.game.screen);
  if (!forced) return undefined;
  const isJackpotForced = forced === 'jackpot';
  for (let tries = 0; tries < maxForcedDraws; tries += 1) {
    const decision = rule.decide({ ...round, draws: world.random, isJackpotForced }, stake, choice);
    if (matchesForcedOutcome(forced, stake, decision.payout, decision.extra ?? false)) return decision;
  }
  throw new ImpossibleOutcome('choice', forced);
};
