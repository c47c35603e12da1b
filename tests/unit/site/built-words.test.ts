import { expect, test } from 'vitest';
import { builtWords, wordsJson } from '#i18n/built-words.ts';

test('Filipino sentences get non-breaking joiners after hyphens, labels plain hyphens', () => {
  const words = builtWords('fil');
  expect(words.cashierDeposit.text_pending()).toContain('nag-\u2060a-\u2060update');
  expect(words.safetyIdentity.reason.unverified()).toContain('ma-\u2060verify');
  expect(words.cashierDeposit.title()).toBe('Mag-deposit');
  expect(wordsJson('fil', ['cashierDeposit'])).toContain('nag-\u2060a-\u2060update');
  expect(wordsJson('en', ['safetyProtection'])).not.toContain('\u2060');
});

test('English nouns in Filipino texts are singular or plural by number', () => {
  const { points } = builtWords('fil').rewardsMissions;
  expect([0, 1, 2, 213].map((n) => points({ n }))).toEqual(['0 points', '1 point', '2 points', '213 points']);
});
