import { expect, test } from 'vitest';
import { balance } from '#contract/cashier/wallet.ts';
import { morning, openTab } from '#tests/support/tab.ts';

test('takes the server’s time from responses and ignores differences of a second', async () => {
  const { backend } = openTab();
  const { api } = await import('#lib/http/client.ts');
  const { serverNow } = await import('#lib/http/server-clock.ts');
  const ahead = async (ms: number) => {
    backend.value('balance', { sumBalance: 100 }, { Date: new Date(Date.now() + ms).toUTCString() });
    await api(balance);
    return serverNow() - Date.now();
  };
  expect([await ahead(1_000), await ahead(60_000), await ahead(61_000), await ahead(0)]).toEqual([
    0, 60_000, 60_000, 0,
  ]);
});

test('the clock shows the server’s time and pauses while the page is hidden', async () => {
  const { advance, document } = openTab();
  const { syncServerTime } = await import('#lib/http/server-clock.ts');
  const { $serverTime } = await import('#features/site/state/server-time.ts');
  syncServerTime(new Date(morning + 60_000).toUTCString());
  const seen: number[] = [];
  const stop = $serverTime.subscribe((now) => seen.push(now));
  await advance(1_000);
  document.hidden = true;
  await advance(5_000);
  document.hidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  stop();
  expect(seen.map((now) => (now ? (now - morning) / 1_000 : 0))).toEqual([60, 61, 66]);
});
