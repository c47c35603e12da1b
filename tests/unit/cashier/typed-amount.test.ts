import { expect, test } from 'vitest';
import { rateFromPercent } from '#features/agent/model/rates.ts';
import { amountOf } from '#features/agent/model/transfer-lines.ts';
import { amountError } from '#features/cashier/components/amount-error.ts';
import { slipTotal, validateStake } from '#features/lottery/model/bet-slip.ts';
import { dictionaries } from '#i18n/dictionaries.ts';
import { translate } from '#i18n/translate.ts';
import { hasWrongComma, parseAmount } from '#lib/money/parse-amount.ts';

test.each([
  ['300', 300],
  ['300.5', 300.5],
  ['300.50', 300.5],
  ['1,234', 1234],
  ['1,234.50', 1234.5],
  ['12,345,678', 12_345_678],
  ['1 234', 1234],
  [' ₱ 1,000 ', 1000],
  ['１，２３４．５０', 1234.5],
  ['0', 0],
])('parses %j as %d @R264', (text, major) => {
  expect(parseAmount(text)).toBe(major);
});

test.each([
  '300,50',
  '1,5',
  '50,5',
  '1,23',
  '1234,567',
  '1,2345',
  '1,234,56',
  ',500',
  '0,500',
  '1.234,50',
  '1,234 567',
])('rejects %j because its comma does not separate thousands @R264', (text) => {
  expect([parseAmount(text), hasWrongComma(text)]).toEqual([null, true]);
});

test.each(['', '300 50', '3.001', '-5', '1e3', 'piso', '1234567890', '1.2.3'])(
  'rejects %j as an amount @R264',
  (text) => {
    expect([parseAmount(text), hasWrongComma(text)]).toEqual([null, false]);
  },
);

test('deposits, stakes, transfers and rebates reject a decimal comma @R264', () => {
  const t = translate(dictionaries.en);
  const errors = ['300,50', '', '1,234', '99', '50,001'].map((text) =>
    amountError(t, t.cashierDeposit, text, { min: 100, max: 50_000 }),
  );
  expect(errors).toEqual([
    t.siteWidgets.amountComma(),
    'Enter an amount, such as ₱100.50.',
    undefined,
    'The minimum is ₱100.00.',
    'The maximum is ₱50,000.00.',
  ]);
  expect([
    validateStake('1,5', { minStake: 1, maxStake: 1000 }),
    slipTotal([{ stake: '1,5' }, { stake: '2' }]),
  ]).toEqual(['comma', 2]);
  expect([amountOf('50,5'), amountOf('1,050.50'), rateFromPercent('0,85'), rateFromPercent('0.85%')]).toEqual([
    null,
    1050.5,
    Number.NaN,
    0.0085,
  ]);
});
