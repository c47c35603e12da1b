import { expect, test } from 'vitest';
import { daysOfMonth, monthOf, monthsUntil } from '#features/records/model/months.ts';
import { problemOfDays } from '#lib/dates/custom-days.ts';
import {
  dayAndTime,
  dayName,
  dayRange,
  monthAndYear,
  nearTime,
  shortMonth,
  successiveTimes,
} from '#lib/dates/day-words.ts';
import { daysOf, firstPeriod, type PeriodChoice, readPeriod, writePeriod } from '#lib/dates/period.ts';

// 0:30 a.m. of the 6th in the market’s time zone; still the 5th in London.
const now = Date.parse('2026-05-05T16:30:00Z');

test('a period counts back from today in the market’s time zone and includes both days', () => {
  expect(daysOf({ span: 'today' }, now)).toEqual({ startDate: '2026-05-06', endDate: '2026-05-06' });
  expect(daysOf({ span: 'week' }, now)).toEqual({ startDate: '2026-04-30', endDate: '2026-05-06' });
  expect(daysOf({ span: 'month' }, now)).toEqual({ startDate: '2026-04-07', endDate: '2026-05-06' });
});

test('a range states the year once, and a single day once', () => {
  expect(dayRange('2026-05-06', '2026-06-09', 'en')).toBe('May 6 – Jun 9, 2026');
  expect(dayRange('2025-12-30', '2026-01-02', 'fil')).toBe('Dis 30, 2025 – Ene 2, 2026');
  expect(dayRange('2026-05-06', '2026-05-06', 'en')).toBe('May 6, 2026');
});

test('the time of a near event omits today and the current year', () => {
  expect(nearTime(Date.parse('2026-05-06T05:00:00Z'), 'en', now)).toBe('1:00 PM');
  expect(nearTime(Date.parse('2026-05-06T17:00:00Z'), 'fil', now)).toBe('May 7, 1:00 AM');
  expect(nearTime(Date.parse('2027-01-01T05:00:00Z'), 'en', now)).toBe('Jan 1, 2027, 1:00 PM');
});

test('writes a period to the address and reads it back unchanged', () => {
  const own: PeriodChoice = { span: 'own', startDate: '2026-01-02', endDate: '2026-02-03' };
  for (const choice of [{ span: 'today' }, firstPeriod, { span: 'month' }, own] as const) {
    const query = new URLSearchParams('status=paid');
    writePeriod(query, choice);
    expect(readPeriod(query)).toEqual(choice);
    expect(query.get('status')).toBe('paid');
  }
});

test.each(['period=year', 'period=__proto__', 'from=2026-13-01&to=2026-13-02', 'from=2026-02-03&to=2026-01-02'])(
  'the invalid address %s selects the default period',
  (text) => expect(readPeriod(new URLSearchParams(text))).toEqual(firstPeriod),
);

test.each([
  ['', '2026-05-06', 'missing'],
  ['2026-05-06', '2026-05-05', 'order'],
  ['2026-05-06', '2026-05-07', 'future'],
  ['2025-05-05', '2026-05-06', 'long'],
  ['2025-05-06', '2026-05-06', null],
  ['2026-05-06', '2026-05-06', null],
])('the days from %s to %s have the error %s', (from, to, problem) =>
  expect(problemOfDays(from, to, now)).toBe(problem),
);

test('formats days and times in the market’s time zone time in both languages', () => {
  expect(dayAndTime(now, 'en')).toBe('May 6, 2026, 12:30 AM');
  expect(dayName('2026-11-21', 'fil')).toBe('Nob 21, 2026');
  expect(dayName('2026-11-21', 'en', now)).toBe('Nov 21');
});

test('successive times state each day once', () => {
  const hours = (count: number): number => now + count * 3_600_000;
  expect(successiveTimes([now, hours(1), undefined, hours(2), hours(24), hours(25)], 'en')).toEqual([
    'May 6, 2026, 12:30 AM',
    '1:30 AM',
    undefined,
    '2:30 AM',
    'May 7, 2026, 12:30 AM',
    '1:30 AM',
  ]);
});

test('a month covers all its days, the current month only those until today @R030', () => {
  const march = Date.parse('2026-03-04T23:30:00+08:00');
  expect(monthsUntil(march, 4)).toEqual(['2026-03', '2026-02', '2026-01', '2025-12']);
  expect(daysOfMonth('2026-02', march)).toEqual({ startDate: '2026-02-01', endDate: '2026-02-28' });
  expect(daysOfMonth('2026-03', march)).toEqual({ startDate: '2026-03-01', endDate: '2026-03-04' });
  expect(monthOf({ span: 'own', ...daysOfMonth('2026-02', march) }, march)).toBe('2026-02');
  expect(monthOf({ span: 'own', startDate: '2026-02-01', endDate: '2026-02-27' }, march)).toBeNull();
  expect(monthOf({ span: 'month' }, march)).toBeNull();
});

test('formats a month with its year, in full or short, in both languages', () => {
  expect(monthAndYear('2026-11', 'en')).toBe('Nov 2026');
  expect(monthAndYear('2026-01', 'fil')).toBe('Ene 2026');
  expect(shortMonth('2025-12', 'en')).toBe('Dec 25');
  expect(shortMonth('2025-12', 'fil')).toBe('Dis 25');
});
