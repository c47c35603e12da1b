import { expect, test } from 'vitest';
import { contributionList } from '#contract/games/game-terms.ts';
import { rateFromPercent } from '#features/agent/model/rates.ts';
import { marketDay } from '#features/content/model/announcement-dates.ts';
import { matchClock } from '#features/games/model/matches.ts';
import { instantOf } from '#lib/dates/market-time.ts';
import { formatRate } from '#lib/money/format-rate.ts';
import { scaleMoney, shortMoney } from '#lib/money/short-money.ts';
import { country, languages } from '#markets/current.ts';

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
  expect([formatRate(0.125), formatRate(0.2)]).toEqual(expectedIn({ PH: ['12.5%', '20%'], VN: ['12,5%', '20%'] }));
  const scale = languages.map(({ id }) => scaleMoney(1_200, id));
  expect(scale).toEqual(expectedIn({ PH: ['1.2K', '1.2K'], VN: ['1,2\u00a0N', '1,2K'] }));
  expect(['0.85%', '0,85'].map(rateFromPercent)).toEqual(
    expectedIn({ PH: [0.0085, Number.NaN], VN: [0.0085, 0.0085] }),
  );
});

test('amounts of tables have the units of the language, and are written in full where that is not longer @A104', () => {
  const tableOf = (id: string) =>
    [5_000, 58_000, 188_000, 1_288_000, 30_000_000, 2_000_000_000].map((it) => shortMoney(it, id));
  const full = ['5.000 ₫', '188.000 ₫', '1.288.000 ₫'];
  expect(languages.map(({ id }) => tableOf(id).map((it) => it.replaceAll('\u00a0', ' ')))).toEqual(
    expectedIn({
      PH: [1, 2].map(() => ['₱5,000', '₱58K', '₱188K', '₱1,288,000', '₱30M', '₱2B']),
      VN: [
        [full[0], '58.000 ₫', full[1], full[2], '30 triệu ₫', '2 tỷ ₫'],
        [full[0], '58K ₫', '188K ₫', full[2], '30M ₫', '2B ₫'],
      ],
    }),
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
