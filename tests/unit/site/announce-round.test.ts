import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announceRound } from '#lib/money-news.ts';
import { keys } from '#lib/storage/keys.ts';

const write = vi.fn();
let page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  write.mockClear();
  page = new EventTarget();
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: write, removeItem: () => undefined });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('rounds of a game reload other tabs at most once in two seconds @A78', () => {
  for (let round = 0; round < 5; round += 1) announceRound();
  expect(write).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  announceRound();
  expect(write.mock.calls.map(([key]) => key)).toEqual([keys.local.moneyMoved]);
  vi.advanceTimersByTime(2_000);
  expect(write).toHaveBeenCalledTimes(2);
});

test('a tab that is closed reloads other tabs after its last round at once @A78', () => {
  announceRound();
  page.dispatchEvent(new Event('pagehide'));
  expect(write).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2_000);
  page.dispatchEvent(new Event('pagehide'));
  expect(write).toHaveBeenCalledTimes(1);
});
