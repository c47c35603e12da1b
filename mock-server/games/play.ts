import { z } from 'zod';
import { toCentavos, toPesos } from '../../src/domain/money.ts';
import { invalid, invalidFields } from '../engine/invalid.ts';
import { Refusal } from '../engine/refusal.ts';
import type { World } from '../engine/world.ts';
import type { Bet } from '../rules/games/bets.ts';
import { fulfils, takeWish } from '../rules/games/forced-outcome.ts';
import { findBet, playRound, purse } from '../rules/games/rounds.ts';
import type { Visit } from '../rules/games/visits.ts';
import { refuseClosed } from '../rules/site/site-gate.ts';
import { rules } from './all-rules.ts';
import type { Decision, Rules, Table } from './rules.ts';
import { gameOf } from './visit.ts';
import type { RoundResult } from './wire.ts';

const order = z.strictObject({
  key: z.string().regex(/^[\w-]{8,64}$/),
  stake: z
    .number()
    .positive()
    .max(1e9)
    .refine((pesos) => Math.abs(pesos * 100 - Math.round(pesos * 100)) < 1e-6, 'two decimals'),
  choice: z.unknown(),
});

/** What a bet keeps of its round. */
interface Detail {
  readonly choice: unknown;
  readonly outcome: unknown;
}

/** Draws are repeated until a tester's wish is met; some wishes never are. */
const wishTries = 20_000;

/**
 * Plays one round of a visit in one transaction. The same key gives the first round again. Throws
 * refusals: `request.invalid`, `bet.out-of-range`, `balance.insufficient`, `request.conflict`,
 * `game.unavailable`, and those of a closed backend.
 */
export const answerRound = (world: World, visit: Visit, given: unknown): RoundResult => {
  const parsed = order.safeParse(given);
  if (!parsed.success) throw invalidFields(parsed.error);
  const { key, choice } = parsed.data;
  refuseClosed(world.state);
  const game = gameOf(world, visit);
  const rule = rules[game.screen];
  if (!game.supportPlay) throw new Refusal('game.unavailable', { why: `${game.nodeName} cannot be played` });
  const chosen = rule.choice.safeParse(choice);
  if (!chosen.success) throw invalidFields(chosen.error);
  const stake = toCentavos(parsed.data.stake);
  if (rule.stakeOf && rule.stakeOf(chosen.data) !== stake) throw invalid('stake', 'sum');
  refuseOther(findBet(world, visit, key), chosen.data);

  const bet = playRound(world, visit, {
    key,
    stake,
    decide: () => {
      const { outcome, payout } = decide(rule, { world, game }, stake, chosen.data);
      return { payout, detail: { choice: chosen.data, outcome } satisfies Detail };
    },
  });
  return {
    round: bet.id,
    outcome: (bet.detail as Detail).outcome,
    stake: toPesos(bet.stake),
    payout: toPesos(bet.payout),
    balance: toPesos(purse(world, visit)),
  };
};

/** A key names one round: with another choice it is no repeat. */
const refuseOther = (known: Bet | undefined, choice: unknown): void => {
  if (known && JSON.stringify((known.detail as Detail).choice) !== JSON.stringify(choice)) {
    throw new Refusal('request.conflict', { why: `round ${known.key} has another choice` });
  }
};

const decide = (rule: Rules, table: Table, stake: number, choice: unknown): Decision => {
  const wish = takeWish(table.world);
  let decision = rule.decide(table, stake, choice);
  for (let tries = 1; wish && tries < wishTries; tries += 1) {
    if (fulfils(wish, stake, decision.payout, decision.extra ?? false)) break;
    decision = rule.decide(table, stake, choice);
  }
  return decision;
};
