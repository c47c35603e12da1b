import { expect, test } from 'vitest';
import { normalizeText, sameText } from '#contract/text.ts';
import { isPersonName, validateName } from '#features/account/model/person-name.ts';
import { registerPayload } from '#features/account/model/register-payload.ts';

const stored = "Seán O'Neil-Muñoz";
const typed = '  Sea\u0301n  O\u2019Neil\u2011Mun\u0303oz\u00A0';

test('normalises text to composed letters, ASCII quotes and hyphens, and single spaces', () => {
  expect(normalizeText(typed)).toBe(stored);
  expect(normalizeText('\u201CKidlat\u201D \u2013 100\u200B0')).toBe('"Kidlat" - 1000');
  expect(normalizeText(stored)).toBe(stored);
});

test.each([
  [stored, typed, true],
  ["Seán O'Neil-Muñoz", 'SEÁN O\u02BCNEIL\u2014MUÑOZ', true],
  ['Maria Clara', 'Maria\u00A0\tClara ', true],
  ['Munoz', 'Muñoz', false],
  ['Mariaclara', 'Maria Clara', false],
])('%j and %j are the same text: %s', (a, b, same) => {
  expect(sameText(a, b)).toBe(same);
});

test.each([
  [typed, true],
  ['\u2019Neil', false],
  ['J4n', false],
  [' X ', false],
  ['Ng\u0303a', true],
])('%j is a valid name of a person: %s @R145', (name, accepted) => {
  expect(isPersonName(name)).toBe(accepted);
});

test('validates and sends a name in normalised form and a password unchanged @R145 @R156', () => {
  const rule = {
    enabled: true,
    required: true,
    regex: "[\\p{L} .'\\-]+",
    min: 2,
    max: 17,
    message: { EN: 'No', TY: 'Di' },
  };
  expect(validateName(rule, typed, 'EN')).toEqual([]);
  const around = {
    hostname: 'play.example.ph',
    registerMethod: 'H5',
    countryDialingCode: '63',
    affiliateCode: undefined,
    recommenderId: undefined,
  } as const;
  const body = registerPayload('username', { username: 'sean2026', payeeName: typed, password: 'a  \u2019' }, around);
  expect(body).toMatchObject({ payeeName: stored, password: 'a  \u2019' });
});
