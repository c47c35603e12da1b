import { describe, expect, test } from 'vitest';
import { Random } from '#sim/core/random.ts';
import { blackjack } from '#sim/features/games/hands/blackjack.ts';
import { basicStrategy } from '#sim/features/games/hands/blackjack-strategy.ts';
import { playOut } from '#sim/features/games/hands/engine.ts';
import { blackjackReturn } from '#sim/games/hands/rules.ts';

const bets = [{ stake: 10 }, { stake: 30, pair: 5 }, { stake: 20 }];

describe('several places at blackjack', () => {
  test('are dealt two cards each, before the bets of one place change', () => {
    const one = blackjack.deal(new Random(1));
    expect(blackjack.deal(new Random(1), undefined, [{ stake: 5 }])).toEqual(one);
    const { places, seats } = blackjack.view(blackjack.deal(new Random(3), undefined, bets));
    expect(places?.map(({ stake, pair, hands }) => [stake, pair, hands[0]?.cards.length])).toEqual([
      [10, 0, 2],
      [30, 5, 2],
      [20, 0, 2],
    ]);
    expect(seats[1]?.cards).toHaveLength(1);
  });

  test('are played in order, and only the place in play has an active hand', () => {
    const random = new Random(8);
    for (let at = 0; at < 200; at += 1) {
      let state = blackjack.deal(random, undefined, bets);
      let last = 0;
      let isInsuring = true;
      while (!blackjack.isOver(state)) {
        const { places = [], acts } = blackjack.view(state);
        const inPlay = places.flatMap(({ active }, index) => (active === null ? [] : [index]));
        expect(inPlay).toHaveLength(1);
        // Insurance is decided at every place before the first one is played.
        if (isInsuring && !acts.includes('decline')) last = 0;
        isInsuring = acts.includes('decline');
        expect(inPlay[0]).toBeGreaterThanOrEqual(last);
        last = inPlay[0] ?? 0;
        state = blackjack.move(state, blackjack.autoMove(state)) ?? state;
      }
    }
  });

  test('return what one place returns over 45,000 hands, whatever their stakes', () => {
    const random = new Random(21);
    const rounds = 15_000;
    let staked = 0;
    let paid = 0;
    const deviations: number[] = [];
    for (let at = 0; at < rounds; at += 1) {
      let state = blackjack.deal(random, undefined, bets);
      let total = 60;
      while (!blackjack.isOver(state)) {
        const act = basicStrategy(state);
        if (act === 'double' || act === 'split') total += blackjack.unitOf?.(state) ?? 0;
        state = blackjack.move(state, { act, cards: [] }) ?? state;
      }
      const payout = total * blackjack.factor(state);
      const shown = blackjack.view(state).places ?? [];
      expect(shown.reduce((sum, it) => sum + it.payout, 0)).toBeCloseTo(payout, 6);
      expect(shown.reduce((sum, it) => sum + it.stake, 0)).toBeCloseTo(total, 6);
      staked += 60;
      paid += payout - total + 60;
      deviations.push((payout - total) / 60);
    }
    const mean = deviations.reduce((sum, it) => sum + it, 0) / rounds;
    const variance = deviations.reduce((sum, it) => sum + (it - mean) ** 2, 0) / rounds;
    expect(Math.abs(paid / staked - blackjackReturn / 100)).toBeLessThan(4 * Math.sqrt(variance / rounds));
  }, 60_000);

  test('pay their own bets on a pair, and insurance of those that took it', () => {
    const random = new Random(5);
    let pairs = 0;
    let insured = 0;
    for (let at = 0; at < 3000; at += 1) {
      let state = blackjack.deal(random, undefined, bets);
      const [, second] = blackjack.view(state).places ?? [];
      const [one, other] = second?.hands[0]?.cards ?? [];
      const isPair = one?.rank === other?.rank;
      expect((blackjack.sideFactors?.(state).pair ?? 0) > 0).toBe(isPair);
      if (isPair) pairs += 1;
      if (!blackjack.view(state).acts.includes('insure')) continue;
      state = blackjack.move(state, { act: 'insure', cards: [] }) ?? state;
      const end = playOut(blackjack, state);
      expect(blackjack.view(end).places?.map(({ isInsured }) => isInsured)).toEqual([true, false, false]);
      const dealer = blackjack.view(end).seats[1];
      const hasBlackjack = dealer?.points === 21 && dealer.cards.length === 2;
      expect(blackjack.sideFactors?.(end).insurance).toBe(hasBlackjack ? 3 : 0);
      insured += 1;
    }
    expect(pairs).toBeGreaterThan(100);
    expect(insured).toBeGreaterThan(100);
  });
});
