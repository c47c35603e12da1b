import { expect, test } from 'vitest';
import { invisibleProblems, linkProblems, otherLanguageProblems, untranslatedProblems } from '#content/damaged-text.ts';
import { checkLink, checkPicture } from '#content/references.ts';

test.each([
  ['\ufeff## Question', 'BOM'],
  ['NiÃ±o', 'broken characters ("Ã±")'],
  ['donâ€™t', 'broken characters'],
  ['lost \ufffd', 'broken characters'],
])('reports invisible and broken characters in %j', (text, problem) => {
  expect(invisibleProblems(text, 'The English text').join()).toContain(problem);
});

test.each(['Niño, ₱1,000 “quoted” – 50 %', 'Â', 'a\u00a0b'])(
  'reports no invisible or broken characters in %j',
  (text) => {
    expect(invisibleProblems(text, 'The English text')).toEqual([]);
  },
);

test.each([
  ['See [help](/m/help and write.', 'is not closed'],
  ['See [help](/m/he\u200blp).', 'invisible character'],
  ['See [help](/m/help\u00a0).', 'invisible character'],
])('reports the broken link in %j', (text, problem) => {
  expect(linkProblems(text, 'English').join()).toContain(problem);
});

test('accepts working links, brackets and pictures', () => {
  expect(linkProblems('See [help](/m/help), ![A chart](/slides/a.webp) [1] (and so on).', 'English')).toEqual([]);
});

test('reports an untranslated answer by its question', () => {
  const answer = 'Your withdrawal arrives within a few minutes after the review.';
  const en = `## How long?\n\n${answer}\n\n## How much?\n\nAt least 100 for each order.`;
  const fil = `## Gaano katagal?\n\n${answer}\n\n## Magkano?\n\nHindi bababa sa isang daang piso bawat order.`;
  expect(untranslatedProblems(en, fil)).toEqual([
    'The text under "Gaano katagal?" is the same as the English text. Translate it.',
  ]);
});

test('reports an answer in the other language by its question', () => {
  const english = 'Your withdrawal is on its way to you and it will arrive when the bank has paid it.';
  const filipino = 'Kapag na-approve na ang withdrawal mo, papasok ito sa account mo at makikita mo sa records.';
  const fil = `## Kailan?\n\n${english}\n\n## Magkano?\n\n${filipino}`;
  expect(otherLanguageProblems({ en: '', fil }, 'fil')).toEqual([
    'The Filipino text under "Kailan?" is written in English.',
  ]);
  const en = `## When?\n\n${filipino}\n\n## How much?\n\n${english}`;
  expect(otherLanguageProblems({ en, fil: '' }, 'en')).toEqual([
    'The English text under "When?" is written in Filipino.',
  ]);
});

test.each([
  [
    '/content/Promo%20Card.JPEG',
    'The image "Promo Card.JPEG" must be named with a-z, 0-9 and - only, such as promo-card.jpg.',
  ],
  ['/content/Ni\u00f1o.png', 'The image "Ni\u00f1o.png" must be named with a-z, 0-9 and - only, such as nino.png.'],
  ['/content/BANNER.webp', 'The image "BANNER.webp" must be named with a-z, 0-9 and - only, such as banner.webp.'],
  [
    '/content/IMG_1.HEIC',
    'The image "IMG_1.HEIC" is HEIC, which browsers do not support. Save it as JPEG, such as img-1.jpg.',
  ],
])('rejects the image name %s', (src, sentence) => {
  const problems: string[] = [];
  const around = { isGame: () => true, isPage: () => true, picture: () => ({ bytes: 9, genuine: true }) };
  checkPicture(src, around, (it) => problems.push(it));
  expect(problems).toEqual([sentence]);
  checkPicture('/content/promo-card.webp', around, (it) => problems.push(it));
  expect(problems).toHaveLength(1);
});

test('rejects a link to a section without a page', () => {
  const problems: string[] = [];
  const around = { isGame: () => true, isPage: () => true, picture: () => undefined };
  checkLink('#fees', { promotions: new Set(), topics: 1 }, around, (sentence) => problems.push(sentence));
  expect(problems.join()).toContain('"#fees" does not work');
});
