import { transferFunds } from '#sim/core/ledger.ts';
import type { World } from '#sim/core/world.ts';
import { mainWallet, walletAccount } from '#sim/features/cashier/rules/wallets.ts';
import type { Bet } from '#sim/features/games/rules/bets.ts';
import { games } from '#sim/features/games/rules/catalogue.ts';
import { type BetSource, placeBet, refundBet, settleBet } from '#sim/features/games/rules/rounds.ts';
import type { Scenario } from '#sim/features/scenario.ts';
import { playerId } from '#sim/features/shared/player.ts';

const stake = 2_000;

/** Places a bet of 20 by player01 in a slot game. */
const placeSlotBet = (world: World): readonly [BetSource, Bet] => {
  const found = world.state.all(games).find(({ gameCategory }) => gameCategory === 'RNG');
  if (!found) throw new Error('no slot game');
  const { nodeId, vassalage } = found;
  const source = { id: 'scenario.receipt', member: playerId(world), nodeId, vassalage, demo: false };
  return [source, placeBet(world, source, { key: String(world.next('receipt')), stake })];
};

/**
 * Orders of player01 in states that deposit and withdrawal scenarios do not create; each is the newest entry of its
 * record.
 */
export const receiptScenarios: readonly Scenario[] = [
  {
    name: 'receipts.bet-open',
    description: 'The newest bet of player01 is open.',
    requirements: ['X34', 'R030'],
    change: (world) => void placeSlotBet(world),
  },
  {
    name: 'receipts.bet-refunded',
    description: 'The newest bet of player01 was refunded.',
    requirements: ['X34', 'R030'],
    change: (world) => void refundBet(world, ...placeSlotBet(world)),
  },
  {
    name: 'receipts.bet-won',
    description: 'The newest bet of player01 has won five times its stake.',
    requirements: ['X34', 'R030'],
    change: (world) => void settleBet(world, ...placeSlotBet(world), { payout: 5 * stake }),
  },
  {
    name: 'receipts.transfer',
    description: 'player01 has transferred 50 to a provider’s wallet.',
    requirements: ['X34', 'R029'],
    change: (world) => {
      const member = playerId(world);
      const [from, to] = [mainWallet, 'JL'].map((name) => walletAccount(world.state, member, name));
      if (from && to) transferFunds(world, { from, to, minor: 5_000, type: 'toVendor' });
    },
  },
];
