import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatCount } from '#lib/money/format-count.ts';
import { formatMoney, toMajor, toMinor, withoutZeroCents } from '#lib/money/money.ts';
import { hasWrongComma, parseAmount } from '#lib/money/parse-amount.ts';
import {
  currencyOf,
  dateFormOf,
  dayHalvesOf,
  decimalMarkOf,
  directionOf,
  isDayFirstIn,
  offsetOf,
} from '#markets/formats.ts';

const currencies = [
  ['VND', 'vi-VN', 0, '1.234.568\u00a0₫'],
  ['PHP', 'en-PH', 2, '₱1,234,567.80'],
  ['INR', 'en-IN', 2, '₹12,34,567.80'],
  ['KWD', 'en-KW', 3, 'KWD\u00a01,234,567.800'],
] as const;

test('counts have the groups of the country and no decimals @A104', () => {
  const counts = currencies.map(([code, locale]) => formatCount(1_234_567, currencyOf(code, locale)));
  expect(counts).toEqual(['1.234.567', '1,234,567', '12,34,567', '1,234,567']);
});

describe.each(currencies)('%s in %s', (code, locale, decimals, text) => {
  const currency = currencyOf(code, locale);

  test('amounts have the decimals, groups and sign of the country @A104', () => {
    expect(currency.decimals).toBe(decimals);
    expect(formatMoney(1_234_567.8, currency)).toBe(text);
    expect(formatMoney(-1_234_567.8, currency)).toBe(`−${text}`);
  });

  test('every amount survives the wire, and its text typed into a field', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (minor) => {
        const major = toMajor(minor, currency);
        expect(toMinor(JSON.parse(JSON.stringify(major)), currency)).toBe(minor);
        expect(parseAmount(formatMoney(major, currency), currency)).toBe(major);
        expect(parseAmount(withoutZeroCents(formatMoney(major, currency), currency), currency)).toBe(major);
      }),
      { numRuns: 300 },
    );
  });

  test('typed amounts may have no more decimals than the currency', () => {
    const typed = (count: number) => (count === 0 ? '15' : `15${currency.decimal}${'5'.repeat(count)}`);
    expect(parseAmount(typed(decimals), currency)).toBeGreaterThanOrEqual(15);
    expect(parseAmount(typed(decimals + 1), currency)).toBeNull();
  });
});

test('without decimals, points and commas can only separate groups', () => {
  const dong = currencyOf('VND', 'vi-VN');
  expect(['50.000', '50,000', '50 000', '1.500.000₫'].map((text) => parseAmount(text, dong))).toEqual([
    50_000, 50_000, 50_000, 1_500_000,
  ]);
  expect(['50.00', '5,5'].map((text) => [parseAmount(text, dong), hasWrongComma(text, dong)])).toEqual([
    [null, false],
    [null, false],
  ]);
});

test('dates, clocks and time zones follow from the locale', () => {
  expect(dateFormOf('vi-VN')).toMatchObject({ day: '{d} {m}, {y}', dayOfYear: '{d} {m}' });
  expect(dateFormOf('en-PH')).toMatchObject({ day: '{m} {d}, {y}', month: '{m} {y}' });
  expect([dayHalvesOf('en-PH'), dayHalvesOf('vi-VN')]).toEqual([['AM', 'PM'], null]);
  expect(['ar', 'vi', 'en'].map(directionOf)).toEqual(['rtl', undefined, undefined]);
  expect(['vi-VN', 'en-PH'].map(decimalMarkOf)).toEqual([',', '.']);
  expect(['vi-VN', 'en-IN', 'en-PH'].map(isDayFirstIn)).toEqual([true, true, false]);
  expect(['Asia/Ho_Chi_Minh', 'Asia/Kolkata', 'Europe/Berlin'].map((zone) => offsetOf(zone))).toEqual([
    7 * 3_600_000,
    5.5 * 3_600_000,
    null,
  ]);
});
