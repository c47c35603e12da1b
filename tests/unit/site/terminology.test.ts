import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findAvoidedPhrases, readAvoidedPhrases, readTexts } from '../../../scripts/terminology.ts';

const avoided = readAvoidedPhrases(readFileSync('docs/terminology.md', 'utf8'));

const found = (language: 'en' | 'fil', text: string) =>
  findAvoidedPhrases([{ place: 'a text', language, text }], avoided);

test('the list names phrases to avoid in both languages', () => {
  expect(avoided).toContainEqual({
    language: 'en',
    phrase: 'signed in',
    instead: expect.stringContaining('logged in'),
  });
  expect(avoided).toContainEqual({ language: 'fil', phrase: 'balanse', instead: 'balance' });
});

test('an avoided phrase is reported with its place and the words to use', () => {
  expect(found('en', 'You are signed in.')).toEqual(['a text: avoid "signed in", write: log in, logged in, login']);
  expect(found('fil', 'Kulang ang Balanse mo.')).toEqual(['a text: avoid "balanse", write: balance']);
});

test('only whole words of the text’s own language count', () => {
  expect(found('fil', 'Mahalaga ang balance mo.')).toEqual([]);
  expect(found('en', 'Balanse')).toEqual([]);
});

test('addresses and parameters are not text', () => {
  expect(found('fil', '[Deposit](/m/pahina) <a href="/pahina">{pahina}</a>')).toEqual([]);
});

test('no text of the product contains an avoided phrase', () => {
  const texts = readTexts();
  expect(findAvoidedPhrases(texts, avoided)).toEqual([]);
});
