import { expect, test } from 'vitest';
import { invisibleProblems, linkProblems, untranslatedProblems } from '../../../src/content/damaged-text.ts';
import { checkLink } from '../../../src/content/references.ts';

test.each([
  ['\ufeff## Question', 'BOM'],
  ['NiÃ±o', 'broken characters ("Ã±")'],
  ['donâ€™t', 'broken characters'],
  ['lost \ufffd', 'broken characters'],
])('what no editor sees is told: %j', (text, told) => {
  expect(invisibleProblems(text, 'The English text').join()).toContain(told);
});

test.each(['Niño, ₱1,000 “quoted” – 50 %', 'Â', 'a\u00a0b'])('a sound text has none: %j', (text) => {
  expect(invisibleProblems(text, 'The English text')).toEqual([]);
});

test.each([
  ['See [help](/m/help and write.', 'is not closed'],
  ['See [help](/m/he\u200blp).', 'invisible character'],
  ['See [help](/m/help\u00a0).', 'invisible character'],
])('a link that does not work is named: %j', (text, told) => {
  expect(linkProblems(text, 'English').join()).toContain(told);
});

test('links that work, brackets and pictures are left alone', () => {
  expect(linkProblems('See [help](/m/help), ![A chart](/banners/a.webp) [1] (and so on).', 'English')).toEqual([]);
});

test('one answer that was left in English is named by its question', () => {
  const answer = 'Your withdrawal arrives within a few minutes after the review.';
  const en = `## How long?\n\n${answer}\n\n## How much?\n\nAt least one hundred pesos for each order.`;
  const fil = `## Gaano katagal?\n\n${answer}\n\n## Magkano?\n\nHindi bababa sa isang daang piso bawat order.`;
  expect(untranslatedProblems({ en, fil })).toEqual([
    'The text under "Gaano katagal?" is the English one: it is not translated yet.',
  ]);
});

test('a link to a section leads nowhere', () => {
  const said: string[] = [];
  const around = { isPage: () => true, picture: () => undefined };
  checkLink('#fees', { promotions: new Set(), topics: 1 }, around, (sentence) => said.push(sentence));
  expect(said.join()).toContain('"#fees" leads nowhere');
});
