import { expect, test } from 'vitest';
import { readContent } from '#content/read.ts';
import { maxBonusValue } from '#contract/cashier/deposit-terms.ts';
import { surroundings } from '#scripts/content.ts';
import { openWorlds } from '#sim/open-worlds.ts';
import { playStrategy, strategies } from '#tests/support/bonus-strategies.ts';
import { noon } from '#tests/support/money.ts';

/** The most that a strategy may gain on average, as a share of the bonus. */
const maxGain = 0.05;

const worlds = openWorlds({ machineTime: noon });

test('the best bets with the bonus money of each promotion keep at most 5 % of it @X11 @X17', () => {
  const bonuses = readContent().promotions.filter(({ terms }) => terms);
  expect(bonuses.length).toBeGreaterThan(3);
  for (const { slug, terms } of bonuses)
    if (terms) expect(surroundings.bonusValue(terms), slug).toBeLessThanOrEqual(maxBonusValue);
}, 120_000);

test.each(strategies)('bonus hunting gains no more than luck explains – $name @X11 @X17', (strategy) => {
  const { gain, error } = playStrategy(worlds.open('bonus-value'), strategy, 'first-deposit', { cycles: 8 });
  expect(gain - 4 * error).toBeLessThanOrEqual(maxGain);
});
