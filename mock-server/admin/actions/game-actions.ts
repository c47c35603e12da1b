import * as z from 'zod';
import { toMajor } from '#lib/money/money.ts';
import { newest } from '#sim/core/newest.ts';
import type { World } from '#sim/core/world.ts';
import { type Bet, bets, type DecidedResult, keptPayoutOf } from '#sim/features/games/rules/bets.ts';
import { settleFlight } from '#sim/features/games/rules/flights.ts';
import { settleSabongBet } from '#sim/features/games/rules/sabong.ts';
import { settleHand } from '#sim/features/games/rules/settle-hand.ts';
import { settleSlip } from '#sim/features/games/rules/settle-sports-bets.ts';
import { settleLotteryBet } from '#sim/features/lottery/rules/orders.ts';
import { AdminError } from '../admin-error.ts';
import { memberNamed } from '../member-named.ts';
import { forceOutcome, outcomeInput } from '../outcomes.ts';
import { account, balance, defineAction, majorBalanceOf, wrongState } from './action.ts';

const settlers: readonly ((world: World, bet: Bet, result: DecidedResult) => Bet | undefined)[] = [
  settleSlip,
  settleSabongBet,
  settleFlight,
  settleLotteryBet,
];

/** Returns the open bet after it was settled; throws if its kind or its cards do not allow the result. */
const settle = (world: World, bet: Bet, result: DecidedResult | 'play'): Bet => {
  const hand = settleHand(world, bet, result);
  if (hand?.state === 'open')
    throw wrongState({
      what: `Bet ${bet.id}`,
      is: `a hand that its cards do not let ${result}`,
      needs: ['another result'],
      hint: 'The result `play` plays it to its end; `forceOutcome` decides the next hand.',
    });
  if (hand) return hand;
  if (result === 'play')
    throw wrongState({ what: `Bet ${bet.id}`, is: 'not a hand of cards', needs: ['the result win, lose or void'] });
  for (const settleKind of settlers) {
    const settled = settleKind(world, bet, result);
    if (settled) return settled;
  }
  throw wrongState({ what: `Bet ${bet.id}`, is: 'of a game that settles it', needs: ['another kind of bet'] });
};

/** Returns the bet that an action names, or the newest open one of the member; throws unless it is open. */
const openBet = (world: World, name: string, id: string | undefined): Bet => {
  const member = memberNamed(world.state, name);
  const found = id === undefined ? world.state.by(bets, 'open', member.id).sort(newest)[0] : world.state.get(bets, id);
  if (id !== undefined && found?.member !== member.id)
    throw new AdminError(404, 'Unknown bet', `${name} has no bet ${id}.`);
  if (!found)
    throw wrongState({
      what: name,
      is: 'without an open bet',
      needs: ['one'],
      hint: 'The scenario "matches.builder-bet" gives player01 one.',
    });
  if (found.state !== 'open') throw wrongState({ what: `Bet ${found.id}`, is: found.state, needs: ['open'] });
  return found;
};

/** Actions about games and bets. */
export const gameActions = {
  forceOutcome: defineAction({
    does: 'Sets how the next round ends, of one game or of any; a round that cannot end so is refused.',
    input: outcomeInput,
    output: outcomeInput,
    example: { outcome: 'big', game: 'slot' },
    run: (world, input, { games }) => {
      forceOutcome(world, input, games);
      return input;
    },
  }),
  settleBet: defineAction({
    does: 'Settles an open bet now, at its odds, or ends a hand of cards by the rules. What the bet is on goes on.',
    input: z.strictObject({
      account,
      bet: z.string().max(40).optional().describe('Id of the bet; the newest open one of the member if absent.'),
      result: z
        .enum(['win', 'lose', 'void', 'play'])
        .describe('Result; `void` returns the stake, `play` ends a hand of cards by automatic moves.'),
    }),
    output: z.object({
      bet: z.string().describe('Id of the bet.'),
      state: z.string().describe('State of the bet: `settled` or `refunded`.'),
      payout: z.number().describe('Payout that the member kept, in major units.'),
      balance,
    }),
    example: { account: 'player01', result: 'win' },
    run: (world, { account: name, bet: id, result }) => {
      const bet = openBet(world, name, id);
      const settled = settle(world, bet, result);
      return {
        bet: settled.id,
        state: settled.state,
        payout: toMajor(keptPayoutOf(settled)),
        balance: majorBalanceOf(world, { id: settled.member }),
      };
    },
  }),
};
