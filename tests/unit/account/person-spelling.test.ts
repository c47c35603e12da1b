import { expect, test } from 'vitest';
import { isSameName, mailboxKey, similarMailboxKey } from '#sim/features/account/rules/person-spelling.ts';

test('spellings of a name that differ by accents, order, initials, particles and suffixes are the same @A99', () => {
  for (const spelling of [
    'JUAN  DELA CRUZ',
    'Dela Cruz, Juan',
    'Juan de la Cruz Jr.',
    'Juan Delacruz III',
    'Juan Cruz',
    'Juán S. Dela Cruz',
    'J. Dela Cruz',
    'Cruz Juan',
    'JuanCruz',
    'Juan Santos Dela Cruz',
    'Ｊｕａｎ Dela Cruz',
    // With a Cyrillic "а".
    'Ju\u0430n Dela Cruz',
  ])
    expect([isSameName('Juan Dela Cruz', spelling), isSameName(spelling, 'Juan Dela Cruz')], spelling).toEqual([
      true,
      true,
    ]);
  expect(isSameName('Ma. Peñaflor-Sto. Tomas', 'María Penaflor Santo Tomas')).toBe(true);
  expect(isSameName('Juan S. Cruz', 'Juan Santos Cruz')).toBe(true);
  expect(isSameName('Seán O’Neil', "O'Neil Sean")).toBe(true);
});

test('names of other people, missing names and initials alone are not the same @A99', () => {
  for (const [one, other] of [
    ['Juan Dela Cruz', 'Juana Dela Cruz'],
    ['Juan Dela Cruz', 'Pedro Dela Cruz'],
    ['Juan Cruz', 'Juan Santos'],
    ['Juan Reyes Cruz', 'Juan Santos Cruz'],
    ['Juan', 'Juan Cruz'],
    ['J. C.', 'Juan Cruz'],
    ['', ''],
    [null, 'Juan Cruz'],
    ['de la', 'de la'],
  ] as const)
    expect(isSameName(one, other), `${one} ${other}`).toBe(false);
});

test('addresses of one mailbox differ by case, tags and, where the provider ignores them, dots @A99', () => {
  expect(new Set(['ta.la+x@gmail.com', 'TALA@googlemail.com', 't.a.l.a@gmail.com'].map(mailboxKey)).size).toBe(1);
  expect(mailboxKey('tala+bonus@example.ph')).toBe(mailboxKey('tala@example.ph'));
  expect(mailboxKey('ta.la@example.ph')).not.toBe(mailboxKey('tala@example.ph'));
  expect(similarMailboxKey('ta.la@example.ph')).toBe(similarMailboxKey('tala@example.ph'));
});
