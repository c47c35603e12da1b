import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLedger, mainAccount, transferFunds } from '#sim/core/ledger.ts';
import { memberByAccount } from '#sim/features/account/rules/members.ts';
import { creditMember } from '#sim/features/cashier/rules/credit-member.ts';
import { addWageringRequirement, wageringOf } from '#sim/features/cashier/rules/wagering.ts';
import { totalCentavosOf } from '#sim/features/cashier/rules/wallets.ts';
import type { Bet } from '#sim/features/games/rules/bets.ts';
import { placeBet, playRound, refundBet, settleBet } from '#sim/features/games/rules/rounds.ts';
import { openWorlds } from '#sim/open-worlds.ts';
import { noon } from '#tests/support/money.ts';

const bonus = 50_000;
const own = 30_000;

const step = fc.oneof(
  fc.record({ do: fc.constant('credit' as const), centavos: fc.integer({ min: 100, max: 20_000 }) }),
  fc.record({ do: fc.constant('open' as const), share: fc.constantFrom(0.1, 0.3, 0.6, 0.9) }),
  fc.record({ do: fc.constant('close' as const), times: fc.constantFrom(null, 0, 0.5, 2) }),
  fc.record({
    do: fc.constant('play' as const),
    share: fc.constantFrom(0.1, 0.3, 0.6, 0.9),
    times: fc.constantFrom(0, 0, 0.5, 1, 2, 5),
  }),
  fc.record({ do: fc.constant('play' as const), share: fc.constant(0.8), times: fc.constant(0) }),
);

/** A gift and other money as two balances: other money is staked first and returned first. */
class TwoBalances {
  gift = bonus;
  other = own;

  stake(centavos: number) {
    const other = Math.min(centavos, this.other);
    this.other -= other;
    this.gift -= centavos - other;
    return { other, gift: centavos - other };
  }

  pay({ other, gift }: { other: number; gift: number }, payout: number): void {
    const filled = gift === 0 ? 0 : Math.min(bonus - this.gift, Math.max(0, payout - other));
    this.gift += filled;
    this.other += payout - filled;
  }
}

test('no order of bets and credits releases more than two separate balances would @X17', () => {
  const worlds = openWorlds({ machineTime: noon });
  let nth = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 30 }), (steps) => {
      nth += 1;
      const world = worlds.open(`staked-${nth}`);
      const member = memberByAccount(world.state, 'newbie01')?.id ?? '';
      const to = mainAccount(member);
      transferFunds(world, { from: 'bank', to, centavos: own, type: 'deposit', ref: 'own' });
      transferFunds(world, { from: 'bonus', to, centavos: bonus, type: 'reward', ref: 'gift' });
      addWageringRequirement(world, member, 1e12, 'gift', { kind: 'gift', locks: bonus });
      const source = { id: 'staked', member, nodeId: null, vassalage: 'LIKHA', demo: false };
      const model = new TwoBalances();
      const open: { bet: Bet; parts: ReturnType<TwoBalances['stake']> }[] = [];
      for (const it of steps) {
        const held = totalCentavosOf(world.state, member);
        const locked = () => wageringOf(world.state, member).parts[0]?.locked;
        const before = Math.max(0, held - (locked() ?? 0));
        if (it.do === 'credit') {
          creditMember(world, member, { from: 'bank', centavos: it.centavos, type: 'dividend', ref: 'credit' });
          model.other += it.centavos;
          const after = totalCentavosOf(world.state, member) - (locked() ?? 0);
          expect(after).toBeGreaterThanOrEqual(before + it.centavos);
        } else if (it.do === 'close') {
          const first = open.shift();
          if (!first) continue;
          const payout = Math.floor(first.bet.stake * (it.times ?? 1));
          model.pay(first.parts, payout);
          if (it.times === null) refundBet(world, source, first.bet);
          else settleBet(world, source, first.bet, { payout });
        } else {
          const stake = Math.floor(held * it.share);
          if (stake < 100) continue;
          const parts = model.stake(stake);
          const key = world.id('K');
          if (it.do === 'open') open.push({ bet: placeBet(world, source, { key, stake }), parts });
          else {
            const payout = Math.floor(stake * it.times);
            playRound(world, source, { key, stake, decide: () => ({ payout }) });
            model.pay(parts, payout);
          }
        }
        const left = locked();
        // A lost gift is over.
        if (left === undefined) {
          expect(model.gift).toBeLessThan(100);
          break;
        }
        expect(Math.min(left, totalCentavosOf(world.state, member))).toBeGreaterThanOrEqual(model.gift);
        expect(left).toBeLessThanOrEqual(bonus);
      }
      expect(checkLedger(world.state)).toEqual([]);
    }),
    { numRuns: 60, seed: 20260506 },
  );
  worlds.close();
});
