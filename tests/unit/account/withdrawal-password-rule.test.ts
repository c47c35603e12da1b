import { expect, test } from 'vitest';
import { withdrawalPasswordWeakness } from '#contract/account/withdrawal-password-rule.ts';

const person = { birthday: '1994-06-12', mobile: '9171234567' };

test('six digits that are a sequence, a repetition or a line of the keypad are easy to guess @A102', () => {
  const pins = '000000 111111 123456 654321 890123 121212 123123 112233 123321 771177 147258 159753'.split(' ');
  for (const pin of pins) expect(withdrawalPasswordWeakness(pin, person), pin).toBe('pattern');
});

test('six digits of the birthday or the mobile number are easy to guess, in every order of the date @A102', () => {
  for (const pin of ['120694', '061294', '940612', '941206', '199406', '061994', '199412', '121994'])
    expect([withdrawalPasswordWeakness(pin, person), withdrawalPasswordWeakness(pin)], pin).toEqual(['birthday', null]);
  for (const pin of ['091712', '171234', '712345'])
    expect([withdrawalPasswordWeakness(pin, person), withdrawalPasswordWeakness(pin)], pin).toEqual(['mobile', null]);
});

test('other six digits are accepted, whatever the birthday and the number @A102', () => {
  for (const pin of ['246810', '135790', '135791', '482915', '730462', '739204', '906124'])
    expect(withdrawalPasswordWeakness(pin, person), pin).toBeNull();
});
