import { expect, test } from 'vitest';
import { depositPromotionTerms } from '#contract/cashier/deposit-terms.ts';
import { contributions } from '#contract/games/contribution-terms.ts';
import { games } from '#sim/features/games/rules/catalogue.ts';
import { gameKindOf } from '#sim/features/games/rules/contributions.ts';
import { rtpOf } from '#sim/games/rules.ts';
import { openWorlds } from '#sim/open-worlds.ts';
import { playStrategy, strategies } from '#tests/support/bonus-strategies.ts';
import { bonusValue } from '#tests/support/bonus-value.ts';
import { noon } from '#tests/support/money.ts';

/** The most that a strategy may gain on average, as a share of the bonus. */
const maxGain = 0.05;

const worlds = openWorlds({ machineTime: noon });

test('the best bets with the bonus money of each promotion keep at most 5 % of it @X11 @X17', () => {
  const { state } = worlds.open('bonus-value');
  // The other kinds that count keep more: lotteries 4 % or more, sports and sabong about 5 %.
  const spins = state.all(games).filter(({ screen }) => screen === 'slot' || screen === 'fish' || screen === 'crash');
  const edge = Math.min(...spins.map((it) => 1 - rtpOf(it)));
  const counts = Math.max(...spins.map(({ screen }) => contributions[gameKindOf(screen)].bonus)) / 100;
  const known = new Map<string, number>();
  for (const [name, terms] of Object.entries(depositPromotionTerms)) {
    const bonus = terms.minDeposit * terms.rate;
    // The value depends on ratios only.
    const stake = Math.min(terms.maxBet / bonus, 4 * terms.maxWin);
    const key = [terms.wageringFactor, terms.maxWin, terms.maxConvertible, stake].join();
    const value = known.get(key) ?? bonusValue(terms, bonus, { edge, counts });
    known.set(key, value);
    expect(value, name).toBeLessThanOrEqual(maxGain);
  }
}, 120_000);

test.each(strategies)('bonus hunting gains no more than luck explains – $name @X11 @X17', (strategy) => {
  const { gain, error } = playStrategy(worlds.open('bonus-value'), strategy, 'firstDeposit', { cycles: 8 });
  expect(gain - 4 * error).toBeLessThanOrEqual(maxGain);
});
