import { expect, test } from 'vitest';
import { formatOdds, oddsFormats } from '#contract/games/odds-formats.ts';

test.each([
  [1.5, ['1.50', '0.50', '0.50', '−2.00', '−200']],
  [2, ['2.00', '1.00', '1.00', '1.00', '+100']],
  [3.25, ['3.25', '2.25', '−0.44', '2.25', '+225']],
  [101, ['101.00', '100.00', '−0.0100', '100.00', '+10000']],
  [1, ['1.00', '1.00', '1.00', '1.00', '1.00']],
])('odds of %d are written in each format', (odds, texts) => {
  expect(oddsFormats.map((format) => formatOdds(odds, format))).toEqual(texts);
});
