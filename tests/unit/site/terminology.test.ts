import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dictionaries } from '#i18n/dictionaries.ts';
import {
  findAvoidedPhrases,
  findUntranslated,
  readAvoidedPhrases,
  readSharedWords,
  readTextPairs,
  readTexts,
} from '#scripts/terminology.ts';

const list = readFileSync('docs/terminology.md', 'utf8');
const avoided = readAvoidedPhrases(list);
const shared = readSharedWords(list);

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

test('matches only whole words in the text’s language', () => {
  expect(found('fil', 'Mahalaga ang balance mo.')).toEqual([]);
  expect(found('en', 'Balanse')).toEqual([]);
});

test('ignores addresses and parameters', () => {
  expect(found('fil', '[Deposit](/m/pahina) <a href="/pahina">{pahina}</a>')).toEqual([]);
});

test('no text of the product contains an avoided phrase', () => {
  const texts = readTexts();
  expect(findAvoidedPhrases(texts, avoided)).toEqual([]);
});

test('reports a text that is equal in both languages unless all its words stay English', () => {
  const untranslated = (en: string, fil: string) => findUntranslated([{ place: 'a text', en, fil }], shared);
  expect(untranslated('Choose a bank.', 'Choose a bank.')).toEqual([
    'a text: "Choose a bank." is the same in both languages (choose)',
  ]);
  expect(untranslated('Choose a bank.', 'Pumili ng bank.')).toEqual([]);
  expect(untranslated('Deposit limit', 'Deposit limit')).toEqual([]);
  expect(untranslated('{n} VIP levels', '{n} VIP levels')).toEqual([]);
});

test('no text of dictionaries and content is left untranslated', () => {
  expect(findUntranslated(readTextPairs(), shared)).toEqual([]);
});

test('texts of the simulator in Filipino are in Vietnamese too', () => {
  const count = (source: string, code: string): number =>
    source.match(new RegExp(`\\b${code}: (?!…)`, 'g'))?.length ?? 0;
  const files = globSync('mock-server/{features,games,http,pay}/**/*.ts').filter((file) => {
    const source = readFileSync(file, 'utf8');
    return count(source, 'TY') !== count(source, 'VI');
  });
  expect(files).toEqual([]);
});

test('keeps the phrases fixed by the specification unchanged @R146 @R168 @R220', () => {
  const { accountPassword, siteErrors, siteMessages } = dictionaries.en;
  const fixed = [
    siteMessages.in_confirmation_correct,
    accountPassword.confirmRequired,
    accountPassword.same,
    accountPassword.saved,
    siteMessages.free_reject,
  ];
  expect(fixed).toEqual([
    'Confirmation password not matched',
    'Enter password',
    'The new password and the old password cannot be the same',
    'Change saved',
    'Please login an actual account to use this function',
  ]);
  expect(siteErrors.sameAsOld).toBe(accountPassword.same);
  for (const phrase of fixed) expect(list).toContain(`- ${phrase}\n`);
});
