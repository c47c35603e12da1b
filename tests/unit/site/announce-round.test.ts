import { expect, test, vi } from 'vitest';
import { announceRound } from '#lib/money-news.ts';
import { keys } from '#lib/storage/keys.ts';

test('rounds of a game reload other tabs at most once in two seconds @A78', async () => {
  vi.useFakeTimers();
  const write = vi.fn();
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: write, removeItem: () => undefined });
  for (let round = 0; round < 5; round += 1) announceRound();
  expect(write).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  announceRound();
  expect(write.mock.calls.map(([key]) => key)).toEqual([keys.local.moneyMoved]);
  vi.advanceTimersByTime(2_000);
  expect(write).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
