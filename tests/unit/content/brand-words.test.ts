import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { wordProblems } from '#content/word-problems.ts';
import { readBrandWords } from '#i18n/brand-words.ts';
import { dictionaries } from '#i18n/dictionaries.ts';
import { changeWords } from '#i18n/printed-words.ts';
import { surroundings } from '#scripts/content.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'words-'));
  mkdirSync(join(root, 'words'));
});

afterEach(() => rmSync(root, { recursive: true }));

const problemsOf = (yaml: string, file = 'perya.yaml') => {
  writeFileSync(join(root, 'words', file), yaml);
  return wordProblems(root, surroundings).map(({ line, sentence }) => `${line}: ${sentence}`);
};
const word = (key: string, en: string, fil: string) => `words:\n  - key: ${key}\n    en: "${en}"\n    fil: "${fil}"\n`;

test('spaces around the name of a text do not matter', () => {
  const file = word('" cashierDeposit.title "', 'Add money', 'Mag-cash in');
  expect(problemsOf(file)).toEqual([]);
  expect(readBrandWords('perya', join(root, 'words')).en).toEqual({ 'cashierDeposit.title': 'Add money' });
});

test('a brand changes single texts and keeps all others', () => {
  const changed = changeWords(dictionaries.en, { 'cashierDeposit.title': 'Add money' }) as typeof dictionaries.en;
  expect(changed.cashierDeposit).toEqual({ ...dictionaries.en.cashierDeposit, title: 'Add money' });
  expect(changed.home).toEqual(dictionaries.en.home);
});

test('changed texts that do not fit are reported with their line', () => {
  expect(problemsOf(word('cashierDeposit.title', 'Add money', 'Mag-cash in'))).toEqual([]);
  expect(problemsOf(word('cashierDeposit.titel', 'Add money', 'Mag-cash in'))).toEqual([
    '2: The text "cashierDeposit.titel" does not exist. Look it up with “Find words” in the editor.',
  ]);
  expect(problemsOf(word('cashierDeposit.noFee', 'No fee for each of your deposits', 'Walang fee'))).toEqual([
    '3: The English text of cashierDeposit.noFee is too long (maximum 24 characters).',
  ]);
  expect(problemsOf(word('cashierDeposit.amountLow', 'The minimum is {sum}.', 'Minimum: {amount}.'))).toEqual([
    '3: The English text of cashierDeposit.amountLow must have the same names in braces as before: amount.',
  ]);
  expect(problemsOf(word('cashierDeposit.title', 'Add <b>money</b>', 'Mag-cash in'))).toEqual([
    expect.stringMatching(/^3: .*HTML/),
  ]);
  const footer = (texts: string) => `siteShell:\n  legalTag:\n    ${texts}\n`;
  expect(problemsOf(footer('{ en: Licensed by PAGCOR, fil: Licensed ng PAGCOR }'))).toEqual([]);
  expect(problemsOf(footer(`{ en: Licensed, fil: ${'Licensed '.repeat(20).trim()} }`))).toEqual([
    '3: The Filipino text of siteShell.legalTag is too long (maximum 160 characters).',
  ]);
  expect(problemsOf(footer('{ en: Licensed }'))).toEqual(['2: The first line of the footer in Filipino is missing.']);
  expect(problemsOf('words: []', 'nobody.yaml')).toContain('undefined: "nobody.yaml" is not named after a brand.');
});
