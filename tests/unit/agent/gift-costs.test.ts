import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readContent } from '#content/read.ts';
import { formatShortAmount } from '#lib/money/format-amount.ts';
import { toMajor } from '#lib/money/money.ts';
import { yearlyGiftCosts } from '#sim/features/agent/rules/gift-costs.ts';

test('gifts cost a person a year at most what the decision on bonus money states @X17', () => {
  const stated = readFileSync('docs/decisions/0013-own-money-and-bonus-money.md', 'utf8');
  for (const minor of Object.values(yearlyGiftCosts(readContent().promotions)))
    expect(stated).toContain(formatShortAmount(toMajor(minor)));
});
