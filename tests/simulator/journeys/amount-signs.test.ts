import { expect, test } from 'vitest';
import { signSides } from '#features/shared/sign-sides.tsx';
import { formatShortAmount } from '#lib/money/format-amount.ts';
import { currency } from '#markets/current.ts';

test('fields of money have the sign on the side on which amounts have it @A104', () => {
  const amount = formatShortAmount(5000);
  expect('before' in signSides).toBe(amount.startsWith(currency.sign));
  expect('after' in signSides).toBe(amount.endsWith(currency.sign));
});
