import { z } from 'zod';
import { toMajor } from '#lib/money/money.ts';
import { newest } from '#sim/core/newest.ts';
import type { World } from '#sim/core/world.ts';
import { type Bet, bets, type DecidedResult, keptPayoutOf } from '#sim/features/games/rules/bets.ts';
import { settleFlight } from '#sim/features/games/rules/flights.ts';
import { settleSabongBet } from '#sim/features/games/rules/sabong.ts';
import { settleSlip } from '#sim/features/games/rules/settle-sports-bets.ts';
import { settleLotteryBet } from '#sim/features/lottery/rules/orders.ts';
import { AdminError } from '../admin-error.ts';
import { memberNamed } from '../member-named.ts';
import { forceOutcome, outcomeInput } from '../outcomes.ts';
import { account, balance, defineAction, pesosOf, wrongState } from './action.ts';

const settlers: readonly ((world: World, bet: Bet, result: DecidedResult) => Bet | undefined)[] = [
  settleSlip,
  settleSabongBet,
  settleFlight,
  settleLotteryBet,
];

/** Returns the bet that an action names, or the newest open one of the member; throws unless it is open. */
const openBet = (world: World, name: string, id: string | undefined): Bet => {
  const member = memberNamed(world.state, name);
  const found = id === undefined ? world.state.by(bets, 'open', member.id).sort(newest)[0] : world.state.get(bets, id);
  if (id !== undefined && found?.member !== member.id)
    throw new AdminError(404, 'Unknown bet', `${name} has no bet ${id}.`);
  if (!found) throw wrongState({ what: name, is: 'without an open bet', needs: ['one'] });
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
    does: 'Settles an open bet now, at its odds: of sports, sabong, a lottery draw or a flight. The match, fight or draw itself goes on.',
    input: z.strictObject({
      account,
      bet: z.string().max(40).optional().describe('Id of the bet; the newest open one of the member if absent.'),
      result: z.enum(['win', 'lose', 'void']).describe('Result; `void` returns the stake.'),
    }),
    output: z.object({
      bet: z.string().describe('Id of the bet.'),
      state: z.string().describe('State of the bet: `settled` or `refunded`.'),
      payout: z.number().describe('Payout that the member kept, in pesos.'),
      balance,
    }),
    example: { account: 'player01', result: 'win' },
    run: (world, { account: name, bet: id, result }) => {
      const bet = openBet(world, name, id);
      for (const settle of settlers) {
        const settled = settle(world, bet, result);
        if (settled)
          return {
            bet: settled.id,
            state: settled.state,
            payout: toMajor(keptPayoutOf(settled)),
            balance: pesosOf(world, { id: settled.member }),
          };
      }
      throw wrongState({
        what: `Bet ${bet.id}`,
        is: 'a hand whose cards are dealt',
        needs: ['a bet of sports, sabong, a lottery or a flight'],
        hint: 'forceOutcome decides the next hand.',
      });
    },
  }),
};
