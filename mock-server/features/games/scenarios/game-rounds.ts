import { minuteMs } from '#lib/dates/units.ts';
import { toMinor } from '#lib/money/money.ts';
import type { World } from '#sim/core/world.ts';
import { memberByAccount } from '#sim/features/account/rules/members.ts';
import type { Scenario } from '#sim/features/scenario.ts';
import { offeredScreens } from '../catalogue/offered-games.ts';
import type { Screen } from '../catalogue/types.ts';
import { games } from '../rules/catalogue.ts';
import { forceNextOutcome } from '../rules/forced-outcome.ts';
import { hands } from '../rules/hand.ts';
import { startHand } from '../rules/hands.ts';
import { seatOf } from '../rules/seats.ts';

/** Long enough to open the table and look at it. */
const turnMs = 30 * minuteMs;

/** Deals a hand with three seats to player01, which is not over. */
const dealSeats = (world: World): void => {
  const member = memberByAccount(world.state, 'player01')?.id ?? '';
  const table = world.state
    .all(games)
    .find(({ screen, gameCategory }) => screen === 'blackjack' && gameCategory === 'LIVE');
  if (!table) throw new Error('no blackjack table');
  const source = { id: 'scenario', member, nodeId: table.nodeId, vassalage: table.vassalage, demo: false };
  const stake = table.minBet;
  const places = [0, 1, 2].map((seat) => ({ seat, stake, ...(seat === 1 && { pair: stake }) }));
  // A hand that wins under automatic play does not end at the deal by a blackjack of the dealer.
  forceNextOutcome(world, 'win', 'blackjack');
  startHand(world, source, {
    key: 'scenario-seats',
    stake: toMinor(4 * stake),
    pair: toMinor(stake),
    engine: 'blackjack',
    places,
  });
  const hand = world.state.get(hands, seatOf(source));
  if (!hand || hand.turnEndsAt === null) throw new Error('the hand is over');
  const turnEndsAt = world.now() + turnMs;
  world.state.put(hands, { ...hand, turnMs, turnEndsAt });
  world.schedule({ id: `hand:${hand.id}`, at: turnEndsAt, type: 'hand', data: hand.id });
};

const roundScenarios: readonly (Scenario & { readonly game: Screen })[] = [
  {
    game: 'fish',
    name: 'games.fishing-catch',
    description: 'The next shot in a fishing game catches its fish.',
    requirements: ['R253'],
    change: (world) => forceNextOutcome(world, 'win', 'fish'),
  },
  {
    game: 'bingo',
    name: 'games.bingo-house',
    description: 'The player completes a full house in the next bingo game.',
    requirements: ['R253'],
    change: (world) => forceNextOutcome(world, 'extra', 'bingo'),
  },
  {
    game: 'blackjack',
    name: 'games.blackjack-seats',
    description: 'player01 has a blackjack hand with three seats in progress, with 30 minutes for each move.',
    requirements: ['R253'],
    change: dealSeats,
  },
];

/** Scenarios of rounds of the games that the brand offers. */
export const gameRoundScenarios: readonly Scenario[] = roundScenarios.flatMap(({ game, ...it }) =>
  offeredScreens.includes(game) ? [it] : [],
);
