import { expect } from 'vitest';
import type { WorldClient } from '#tests/support/simulator.ts';

const newestBet = (wanted: object) => ({
  after: async (world: WorldClient): Promise<void> => {
    await world.signIn('player01');
    expect((await world.call('bets')).value.content[0]).toMatchObject({ stake: 20, ...wanted });
  },
});

/** Checks of scenarios of receipts, by scenario. */
export const receiptChecks = {
  'receipts.bet-open': newestBet({ status: 'open' }),
  'receipts.bet-refunded': newestBet({ status: 'refunded' }),
  'receipts.bet-won': newestBet({ status: 'settled', payout: 100 }),
  'receipts.transfer': {
    after: async (world: WorldClient): Promise<void> => {
      await world.signIn('player01');
      const { content } = (await world.call('transactions', { query: { code: 'toVendor' } })).value;
      expect(content[0]).toMatchObject({ amount: -50 });
    },
  },
};
