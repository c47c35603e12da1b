import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balanceOf, checkLedger, mainAccount, transferFunds } from '#sim/core/ledger.ts';
import type { World } from '#sim/core/world.ts';
import { memberByAccount } from '#sim/features/account/rules/members.ts';
import { bonusMoneyOf, endGift, ownMoneyOf, payGift, sharesOf } from '#sim/features/cashier/rules/bonus-money.ts';
import { orderDeposit } from '#sim/features/cashier/rules/deposit-order.ts';
import { claimPromotion } from '#sim/features/cashier/rules/deposit-promotions.ts';
import { approveDeposit } from '#sim/features/cashier/rules/deposit-settlement.ts';
import { earlierDeposits } from '#sim/features/cashier/rules/own-funds.ts';
import { openGiftsOf, wageringOf } from '#sim/features/cashier/rules/wagering.ts';
import type { Bet } from '#sim/features/games/rules/bets.ts';
import { games } from '#sim/features/games/rules/catalogue.ts';
import { placeBet, playRound, raiseBet, refundBet, settleBet } from '#sim/features/games/rules/rounds.ts';
import { inboxMessages } from '#sim/features/messages/rules/messages.ts';
import { openWorlds } from '#sim/open-worlds.ts';
import { depositBonusNamed } from '#tests/support/deposit-bonuses.ts';
import { noon } from '#tests/support/money.ts';

const worlds = openWorlds({ machineTime: noon });
let nth = 0;

/** A member with own money and no requirement, whose bonuses convert at once. */
const openMember = (own: number): { world: World; member: string } => {
  nth += 1;
  const world = worlds.open(`bonus-money-${nth}`);
  const member = memberByAccount(world.state, 'newbie01')?.id ?? '';
  world.state.put(earlierDeposits, { id: member, minor: own });
  if (own > 0) transferFunds(world, { from: 'bank', to: mainAccount(member), minor: own, type: 'deposit', ref: 'own' });
  return { world, member };
};

/** A lottery: its stakes count 20 % towards gifts, and have no other limit. */
const sourceOf = (member: string) => ({ id: 'parts', member, nodeId: null, vassalage: 'LIKHA', demo: false });

/** A slot with high limits. */
const slotOf = ({ state }: World, member: string) => {
  const found = state.all(games).find((it) => it.screen === 'slot' && it.minBet <= 1 && it.maxBet >= 500);
  if (!found) throw new Error('no slot');
  return { ...sourceOf(member), nodeId: found.nodeId, vassalage: found.vassalage };
};

const give = (world: World, member: string, ref: string, minor: number, wagering = 1e12) =>
  payGift(world, member, { minor, type: 'reward', ref, wagering });

test('the shares of a return add up, and rounding never favours own money @X17', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(
      parts,
      fc.integer({ min: 0, max: 5_000_000 }),
      fc.integer({ min: 0, max: 2 ** 40 }),
      (bonus, own, returned) => {
        const stake = own + bonus.reduce((sum, it) => sum + it, 0);
        const shares = sharesOf(
          stake,
          bonus.map((minor, index) => ({ ref: String(index), minor })),
          returned,
        );
        const ownShare = returned - shares.reduce((sum, { minor }) => sum + minor, 0);
        expect(BigInt(ownShare)).toBe((BigInt(returned) * BigInt(own)) / BigInt(stake));
        for (const { minor } of shares) expect(minor).toBeGreaterThanOrEqual(0);
        const back = sharesOf(
          stake,
          bonus.map((minor, index) => ({ ref: String(index), minor })),
          stake,
        );
        expect(back.map(({ minor }) => minor)).toEqual(bonus);
      },
    ),
    { seed: 20260506 },
  );
});

const share = fc.constantFrom(0.1, 0.3, 0.6, 0.9, 1);
const times = fc.constantFrom(0, 0, 0.5, 1, 1.7, 5);
const step = fc.oneof(
  fc.record({ do: fc.constant('credit' as const), minor: fc.integer({ min: 1, max: 20_000 }) }),
  fc.record({ do: fc.constant('gift' as const), minor: fc.integer({ min: 100, max: 20_000 }) }),
  fc.record({ do: fc.constant('end' as const) }),
  fc.record({ do: fc.constant('open' as const), share }),
  fc.record({ do: fc.constant('raise' as const), share }),
  fc.record({ do: fc.constant('close' as const), times: fc.option(times, { freq: 3 }) }),
  fc.record({ do: fc.constant('play' as const), share, times }),
);

/** Own money and gifts as separate balances in plain numbers. */
class Balances {
  own: number;
  readonly gifts = new Map<string, number>();

  constructor(own: number) {
    this.own = own;
  }

  take(stake: number): Map<string, number> {
    const parts = new Map([['own', Math.min(this.own, stake)]]);
    let rest = stake - (parts.get('own') ?? 0);
    this.own -= parts.get('own') ?? 0;
    for (const [ref, held] of this.gifts) {
      const taken = Math.min(rest, held);
      if (taken > 0) parts.set(ref, taken);
      this.gifts.set(ref, held - taken);
      rest -= taken;
    }
    return parts;
  }

  give(parts: Map<string, number>, returned: number): void {
    const stake = [...parts.values()].reduce((sum, it) => sum + it, 0);
    let rest = returned;
    for (const [index, [ref, part]] of [...parts].entries()) {
      const last = index === parts.size - 1;
      const minor = last ? rest : Number((BigInt(returned) * BigInt(part)) / BigInt(stake));
      rest -= minor;
      if (ref === 'own') this.own += minor;
      else if (this.gifts.has(ref)) this.gifts.set(ref, (this.gifts.get(ref) ?? 0) + minor);
    }
  }
}

test('own money and bonus money stay apart in every order of bets, refunds, gifts and ends, and add up to the balance @X17', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 50_000 }), fc.array(step, { minLength: 5, maxLength: 40 }), (own, steps) => {
      const { world, member } = openMember(own);
      const source = sourceOf(member);
      const model = new Balances(own);
      const open: { bet: Bet; parts: Map<string, number> }[] = [];
      const held = () => balanceOf(world.state, mainAccount(member));
      const ended = () => {
        const known = new Set(openGiftsOf(world.state, member).map(({ ref }) => ref));
        for (const [ref, minor] of model.gifts) {
          if (known.has(ref)) continue;
          // Only what is below ₱1, with no open bet, ends by itself.
          expect(minor).toBeLessThan(100);
          model.gifts.delete(ref);
        }
      };
      for (const it of steps) {
        if (it.do === 'credit') {
          transferFunds(world, { from: 'bank', to: mainAccount(member), minor: it.minor, type: 'dividend' });
          model.own += it.minor;
        } else if (it.do === 'gift') {
          const ref = world.id('G');
          give(world, member, ref, it.minor);
          model.gifts.set(ref, it.minor);
        } else if (it.do === 'end') {
          const [ref] = model.gifts.keys();
          if (ref === undefined) continue;
          endGift(world, member, ref);
          model.gifts.delete(ref);
        } else if (it.do === 'close') {
          const first = open.shift();
          if (!first) continue;
          const returned = Math.floor(first.bet.stake * (it.times ?? 1));
          model.give(first.parts, returned);
          if (it.times === null) refundBet(world, source, first.bet);
          else settleBet(world, source, first.bet, { payout: returned });
        } else {
          const stake = Math.floor(held() * it.share);
          if (stake < 100) continue;
          const key = world.id('K');
          if (it.do === 'raise') {
            const last = open.at(-1);
            // One open bet with bonus money at a time on one game.
            if (!last || stake > ownMoneyOf(world.state, member)) continue;
            last.bet = raiseBet(world, source, last.bet, stake);
            for (const [ref, minor] of model.take(stake)) last.parts.set(ref, (last.parts.get(ref) ?? 0) + minor);
          } else if (it.do === 'open') {
            if (open.length > 0 && stake > ownMoneyOf(world.state, member)) continue;
            open.push({ bet: placeBet(world, source, { key, stake }), parts: model.take(stake) });
          } else {
            if (open.length > 0 && stake > ownMoneyOf(world.state, member)) continue;
            const parts = model.take(stake);
            const payout = Math.floor(stake * it.times);
            playRound(world, source, { key, stake, decide: () => ({ payout }) });
            model.give(parts, payout);
          }
        }
        ended();
        expect(ownMoneyOf(world.state, member)).toBe(model.own);
        expect(ownMoneyOf(world.state, member) + bonusMoneyOf(world.state, member)).toBe(held());
      }
      expect(checkLedger(world.state)).toEqual([]);
      worlds.drop(world.name);
    }),
    { numRuns: 150, seed: 20260506 },
  );
});

test('bonus money becomes own money when its requirement is met, up to the highest convertible amount @X11 @X17', () => {
  const { world, member } = openMember(0);
  payGift(world, member, {
    minor: 10_000,
    type: 'bonus',
    ref: 'D1',
    requirement: 'D1 bonus',
    wagering: 2000,
    terms: { maxConvertible: 50_000 },
  });
  const source = sourceOf(member);
  const open = placeBet(world, source, { key: 'open', stake: 1000 });
  // A fifth of ₱90 counts; the payout of ₱900 exceeds the maximum.
  playRound(world, slotOf(world, member), { key: 'win', stake: 9000, decide: () => ({ payout: 90_000 }) });
  expect([bonusMoneyOf(world.state, member), ownMoneyOf(world.state, member)]).toEqual([90_000, 0]);
  playRound(world, slotOf(world, member), { key: 'last', stake: 9000, decide: () => ({ payout: 9000 }) });
  expect([bonusMoneyOf(world.state, member), ownMoneyOf(world.state, member)]).toEqual([0, 50_000]);
  // A bet of that bonus money that is settled later adds nothing to the maximum.
  settleBet(world, source, open, { payout: 30_000 });
  expect([bonusMoneyOf(world.state, member), ownMoneyOf(world.state, member)]).toEqual([0, 50_000]);
  expect(checkLedger(world.state)).toEqual([]);
});

test('terms with a decimal bring whole centavos: the bonus converts up to 7.5 times itself @X11', () => {
  const { world, member } = openMember(0);
  const { promoId, ...terms } = depositBonusNamed('extra');
  const order = orderDeposit(world, member, { channel: 'gateway', bankId: 'GCASH', minor: 10_019, origin: '' });
  const own = { ...terms, minDeposit: 100, rate: 1, wageringFactor: 20.5, maxConvertible: 7.5, maxWin: 1 };
  approveDeposit(world, claimPromotion(world, order, { promoId, terms: own }));
  expect(wageringOf(world.state, member).parts.map(({ minor }) => minor)).toEqual([10_019, 205_390]);
  const slot = slotOf(world, member);
  playRound(world, slot, { key: 'own', stake: 10_019, decide: () => ({ payout: 0 }) });
  for (let nth = 0; openGiftsOf(world.state, member).length > 0; nth += 1)
    playRound(world, slot, { key: String(nth), stake: 10_000, decide: () => ({ payout: 12_000 }) });
  expect([bonusMoneyOf(world.state, member), ownMoneyOf(world.state, member)]).toEqual([0, 75_142]);
  expect(checkLedger(world.state)).toEqual([]);
});

test('bonus money raises an open bet only up to the maximum bet of the bonus @X11 @X17', () => {
  const { world, member } = openMember(6000);
  payGift(world, member, {
    minor: 50_000,
    type: 'bonus',
    ref: 'D1',
    requirement: 'D1 bonus',
    wagering: 1e9,
    terms: { maxBet: 10_000 },
  });
  const open = placeBet(world, sourceOf(member), { key: 'own', stake: 6000 });
  expect(() => raiseBet(world, sourceOf(member), open, 4001)).toThrow('bet.out-of-range');
  expect(raiseBet(world, sourceOf(member), open, 4000).bonus).toEqual([{ ref: 'D1 bonus', minor: 4000 }]);
  expect(bonusMoneyOf(world.state, member)).toBe(46_000);
  expect(checkLedger(world.state)).toEqual([]);
});

test('one bet wins at most the maximum win of a bonus; own money in it wins without limit @X11 @X17', () => {
  const { world, member } = openMember(500);
  payGift(world, member, {
    minor: 10_000,
    type: 'bonus',
    ref: 'D1',
    requirement: 'D1 bonus',
    wagering: 1e9,
    terms: { maxWin: 500 },
  });
  playRound(world, sourceOf(member), { key: '1', stake: 1000, decide: () => ({ payout: 20_000 }) });
  expect(ownMoneyOf(world.state, member)).toBe(10_000);
  expect(bonusMoneyOf(world.state, member)).toBe(9500 + 500 + 500);
});

test('a bonus of which less than ₱1 is left ends, and an inbox message states it @X11', () => {
  const { world, member } = openMember(0);
  give(world, member, 'G', 10_000);
  playRound(world, sourceOf(member), { key: '1', stake: 9950, decide: () => ({ payout: 0 }) });
  expect(openGiftsOf(world.state, member)).toEqual([]);
  expect(balanceOf(world.state, mainAccount(member))).toBe(0);
  expect(JSON.stringify(world.state.all(inboxMessages))).toContain('Your bonus is used up');
});
