import { toMinor } from '#lib/money/money.ts';
import { transferFunds } from '#sim/core/ledger.ts';
import type { World } from '#sim/core/world.ts';
import { mainWallet, walletAccount } from '#sim/features/cashier/rules/wallets.ts';
import { sampleVendor } from '#sim/features/games/catalogue/offered-games.ts';
import type { Bet } from '#sim/features/games/rules/bets.ts';
import { games } from '#sim/features/games/rules/catalogue.ts';
import { type BetSource, placeBet, refundBet, settleBet } from '#sim/features/games/rules/rounds.ts';
import type { Scenario } from '#sim/features/scenario.ts';
import { playerId } from '#sim/features/shared/player.ts';
import { sampleMinor, sampleText } from '#sim/features/shared/sample-amount.ts';

const stake = sampleMinor(20);

/** Places a bet of player01 in a slot game, or in another one of a brand without slots. */
const placeSlotBet = (world: World): readonly [BetSource, Bet] => {
  const playable = world.state.all(games).filter((it) => toMinor(it.minBet) <= stake && stake <= toMinor(it.maxBet));
  const found = playable.find(({ gameCategory }) => gameCategory === 'RNG') ?? playable[0];
  if (!found) throw new Error('no game with this stake');
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
    description: `player01 has transferred ${sampleText(50)} to a provider’s wallet.`,
    requirements: ['X34', 'R029'],
    change: (world) => {
      const member = playerId(world);
      const [from, to] = [mainWallet, sampleVendor].map((name) => walletAccount(world.state, member, name));
      if (from && to) transferFunds(world, { from, to, minor: sampleMinor(50), type: 'toVendor' });
    },
  },
];
