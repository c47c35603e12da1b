import { expect, test } from 'vitest';
import { contributionList } from '#contract/games/game-terms.ts';
import { rateFromPercent } from '#features/agent/model/rates.ts';
import { marketDay } from '#features/content/model/announcement-dates.ts';
import { matchClock } from '#features/games/model/matches.ts';
import { shortMoney as tableMoney } from '#features/rewards/model/short-money.ts';
import { instantOf } from '#lib/dates/market-time.ts';
import { formatRate } from '#lib/money/format-rate.ts';
import { shortMoney } from '#lib/money/money.ts';
import { country } from '#markets/current.ts';

// Runs in each market (vitest.config.ts).
const expectedIn = <T>(values: Readonly<Record<string, T>>): T | undefined => values[country];

test('numeric dates of matches and promotions begin with the day or the month, as in the country @R075 @R126 @A104', () => {
  const at = instantOf('2026-03-08', '07:05');
  expect([matchClock(at), marketDay(at, 'yearLast'), marketDay(at, 'yearFirst')]).toEqual(
    expectedIn({
      PH: ['03/08 07:05', '03/08/2026', '2026/03/08'],
      VN: ['08/03 07:05', '08/03/2026', '08/03/2026'],
    }),
  );
});

test('percentages and short amounts have the decimal mark of the country, also when typed @A104', () => {
  expect([formatRate(0.125), formatRate(0.2), shortMoney(1200), tableMoney(1_500_000).replace(/[₱₫\s]/g, '')]).toEqual(
    expectedIn({ PH: ['12.5%', '20%', '1.2k', '1.5M'], VN: ['12,5%', '20%', '1,2k', '1,5M'] }),
  );
  expect(['0.85%', '0,85'].map(rateFromPercent)).toEqual(
    expectedIn({ PH: [0.0085, Number.NaN], VN: [0.0085, 0.0085] }),
  );
});

test('what bets count for names the kinds of games in the languages of the country @A101 @A104', () => {
  expect(contributionList('bonus', 'EN')).toMatch(/^20%: slots, fishing, bingo, .* · 0%: table games, card games/);
  const slots = expectedIn({ PH: ['slots', 'slots'], VN: ['slots', 'nổ hũ'] });
  const own = expectedIn({ PH: 'TY', VN: 'VI' } as const) ?? 'EN';
  expect((['EN', own] as const).map((language) => contributionList('rewards', language))).toEqual(
    slots?.map((name) => expect.stringContaining(name)),
  );
});
