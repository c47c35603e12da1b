import { expect, test } from 'vitest';
import type { BetLine } from '#contract/types.ts';
import { outcomeOf, toneOfBet } from '#features/records/components/bets/outcome.ts';
import { initialWords } from '#i18n/page-words.ts';

const { t } = initialWords('en');

test.each([
  [0, 'Lost', 'quiet'],
  [15, 'Partial payout', 'quiet'],
  [50, 'Won', 'ok'],
  [80, 'Won', 'ok'],
] as const)('a bet of 50 with a payout of %i is labelled %s', (payout, words, tone) => {
  const bet = { status: 'settled', stake: 50, payout } as BetLine;
  expect([outcomeOf(t, bet), toneOfBet(bet)]).toEqual([words, tone]);
});

test('a bet that was cashed out is labelled as in the list of the sportsbook, whatever it paid', () => {
  for (const payout of [15, 80]) {
    const round = { kind: 'sports', odds: 2, cashedOut: true, legs: [] } as const;
    expect(outcomeOf(t, { status: 'settled', stake: 50, payout, round } as unknown as BetLine)).toBe('Cashed out');
  }
});
