import { expect, test } from 'vitest';
import { calendarOf } from '#content/calendar.ts';
import { readContent } from '#content/read.ts';

test('lists what starts and ends in the next 60 days, with overlaps and gaps of deposit bonuses', () => {
  const written = readContent();
  const at = (day: string) => Date.parse(`${day}T00:00:00+08:00`);
  expect(calendarOf(written, at('2027-12-01'))).toEqual([
    { at: Date.parse('2027-12-15T18:00:00+08:00'), sentence: 'promotions/grand-raffle ends' },
    {
      at: at('2027-12-16'),
      sentence: 'promotions/simbang-gabi-reload starts (overlaps promotions/first-deposit, promotions/extra)',
    },
    { at: at('2027-12-16'), sentence: 'promotions/reload ends' },
    { at: at('2028-01-07'), sentence: 'promotions/simbang-gabi-reload ends' },
  ]);
  const alone = written.promotions.filter(({ slug }) => slug === 'simbang-gabi-reload');
  expect(calendarOf({ ...written, promotions: alone }, at('2027-12-20'))).toEqual([
    { at: at('2028-01-07'), sentence: 'promotions/simbang-gabi-reload ends (gap: no deposit bonus afterwards)' },
  ]);
  expect(calendarOf(written, at('2027-12-01'), 7)).toEqual([]);
});
