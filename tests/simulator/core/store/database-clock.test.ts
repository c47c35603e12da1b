import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DatabaseClock } from '#sim/optional/processes/database-clock.ts';

const noon = Date.parse('2026-11-19T12:00:00+08:00');

beforeEach(() => void vi.useFakeTimers({ now: noon }));
afterEach(() => void vi.useRealTimers());

const clockWith = () => {
  const warnings: string[] = [];
  return { warnings, clock: new DatabaseClock({ onWarning: (text) => warnings.push(text) }) };
};

test('time is that of the newest reading and continues with the monotonic clock', () => {
  const { clock } = clockWith();
  clock.observe(noon + 500.7);
  expect(clock.now()).toBe(noon + 500);
  vi.advanceTimersByTime(1000);
  expect(clock.now()).toBe(noon + 1500);
  // The machine's clock is set; the monotonic one is not.
  vi.setSystemTime(noon - 3_600_000);
  expect(clock.now()).toBe(noon + 1500);
});

test('time waits when a reading arrives late, and never goes back', () => {
  const { clock } = clockWith();
  clock.observe(noon);
  vi.advanceTimersByTime(1000);
  expect(clock.now()).toBe(noon + 1000);
  clock.observe(noon + 400);
  expect(clock.now()).toBe(noon + 1000);
  vi.advanceTimersByTime(700);
  expect(clock.now()).toBe(noon + 1100);
});

test('a machine whose clock differs by more than a second is reported once, and when it agrees again', () => {
  const { clock, warnings } = clockWith();
  clock.observe(noon - 900);
  expect(warnings).toEqual([]);
  clock.observe(noon - 3_600_000);
  clock.observe(noon - 3_600_000);
  expect(clock.skewMs).toBe(3_600_000);
  clock.observe(noon);
  expect(warnings).toEqual([
    "The clock of this machine differs by 3600.0 s from the database's, which worlds use.",
    "The clock of this machine agrees with the database's again.",
  ]);
});
