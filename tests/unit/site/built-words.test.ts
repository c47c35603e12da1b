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
  const { entries } = builtWords('fil').recordsCommon;
  expect([0, 1, 2, 213].map((n) => entries({ n }))).toEqual(['0 entries', '1 entry', '2 entries', '213 entries']);
});
