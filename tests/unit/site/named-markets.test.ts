import { expect, test } from 'vitest';
import { namedMarkets } from '#scripts/markets.ts';

test('the check of markets finds values of a country and conditions on a language', () => {
  const found = (text: string) => namedMarkets(text).map(({ line, form }) => `${line} ${form}`);
  expect(found("const sign = '₱';\nconst zone = 'Asia/Manila';")).toEqual(['1 sign of the peso', '2 time zone']);
  expect(found("if (locale === 'fil') return;")).toEqual(['1 condition on a language']);
  expect(found("const prefix = isOther ? '/ty' : '';")).toEqual(['1 condition on a language']);
  expect(found("const base = locale === 'en';\nimport { currency } from '#markets/current.ts';")).toEqual([]);
});
