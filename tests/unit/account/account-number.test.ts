import { expect, test } from 'vitest';
import { isAccountNumber, parseAccountNumber } from '#features/account/model/account-number.ts';
import { localMobile } from '#features/account/model/mobile.ts';

test.each([
  '09175550101',
  '0917 555 0101',
  '0917-555-0101',
  '+63 917 555 0101',
  '+639175550101',
  '639175550101',
  '0063 917 555 0101',
  '+63 (0917) 555-0101',
  '9175550101',
  '０９１７　５５５　０１０１',
])('the wallet number %j is sent as 09175550101 @R265', (typed) => {
  const number = parseAccountNumber(typed, 'wallet');
  expect(number).toBe('09175550101');
  expect(isAccountNumber(number, [11, 11])).toBe(true);
});

test.each([
  ['1234 5678 90', '1234567890', true],
  ['1234–5678–90', '1234567890', true],
  ['6391 2345 6789', '639123456789', true],
  ['12345O7890', '12345O7890', false],
  ['+1234567890', '+1234567890', false],
  ['123', '123', false],
])('the bank account %j is parsed as %j (valid: %s) @R265', (typed, number, fits) => {
  expect(parseAccountNumber(typed, 'bank')).toBe(number);
  expect(isAccountNumber(number, [10, 12])).toBe(fits);
});

test.each(['+63 917 123 4567', '９１７１２３４５６７', '917\u2212123\u22124567', '(917) 123.4567'])(
  'the mobile number %j is parsed as 9171234567 @R148',
  (typed) => {
    expect(localMobile(typed, '63')).toBe('9171234567');
  },
);
