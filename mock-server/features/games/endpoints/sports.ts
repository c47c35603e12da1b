import {
  cashOut,
  priceBuilder,
  quoteCashOut,
  saveSlip,
  sportsBets,
  sportsBoard,
  sportsMatchInfo,
} from '#contract/games/sports.ts';
import { toMajor } from '#lib/money/money.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';
import { handle } from '#sim/features/handler.ts';
import { builderPrice } from '../rules/bet-builder.ts';
import { cashOutBet, quoteCashOutOf } from '../rules/cash-out.ts';
import { type GameDoc, games } from '../rules/catalogue.ts';
import { type Fixture, fixtureOf, matchStateOf } from '../rules/fixtures.ts';
import type { Visit } from '../rules/game-visits.ts';
import { matchInfoOf } from '../rules/match-history.ts';
import { availableToStake } from '../rules/rounds.ts';
import { saveSlipOf } from '../rules/saved-slips.ts';
import { sportsBetsOf } from '../rules/sports-bets.ts';
import { sellsMatch, sportsBoardOf } from '../rules/sports-board.ts';

const sportsGame = (state: State, { nodeId }: Visit): GameDoc => {
  const found = state.get(games, String(nodeId));
  if (found?.screen !== 'sports') throw new Refusal('resource.unknown', { why: `${nodeId} is not a sports game` });
  return found;
};

/** Returns a match that the game of a visit sells. Throws `resource.unknown` otherwise. */
const soldMatch = (world: World, visit: Visit, match: string): Fixture => {
  const fixture = fixtureOf(world, match);
  if (!fixture || !sellsMatch(sportsGame(world.state, visit), fixture))
    throw new Refusal('resource.unknown', { why: `no match ${match}` });
  return fixture;
};

export const sportsHandlers = [
  handle(sportsBoard, ({ world, visit, query }) => ({
    ...sportsBoardOf(world, sportsGame(world.state, visit), query),
    balance: toMajor(availableToStake(world, visit)),
  })),

  handle(sportsMatchInfo, ({ world, visit, query }) => matchInfoOf(world, soldMatch(world, visit, query.match))),

  handle(priceBuilder, ({ world, visit, body }) => {
    const fixture = soldMatch(world, visit, body.match);
    const state = matchStateOf(world, fixture);
    return { odds: builderPrice(fixture, state, body.parts)?.odds ?? null, live: state.phase === 'live' };
  }),

  handle(saveSlip, ({ world, visit, body }) => saveSlipOf(world, visit.member, body)),

  handle(sportsBets, ({ world, visit }) => sportsBetsOf(world, visit)),

  handle(quoteCashOut, ({ world, visit, body }) => quoteCashOutOf(world, visit, body.bet)),

  handle(cashOut, ({ world, visit, body }) => cashOutBet(world, visit, body.bet, body.quote)),
];
