import { expect, test } from 'vitest';
import { marketDay } from '#features/content/model/announcement-dates.ts';
import { matchClock } from '#features/games/model/matches.ts';
import { instantOf } from '#lib/dates/market-time.ts';
import { country } from '#markets/current.ts';

// Runs in each market (vitest.config.ts).
const expected: Readonly<Record<string, readonly string[]>> = {
  PH: ['03/08 07:05', '03/08/2026', '2026/03/08'],
  VN: ['08/03 07:05', '08/03/2026', '2026/03/08'],
};

test('numeric dates of matches and promotions begin with the day or the month, as in the country @R075 @R126 @A104', () => {
  const at = instantOf('2026-03-08', '07:05');
  expect([matchClock(at), marketDay(at, 'yearLast'), marketDay(at, 'yearFirst')]).toEqual(expected[country]);
});
