import { expect, test } from 'vitest';
import type { Value } from '#contract/types.ts';
import { openTab } from '#tests/support/tab.ts';

type Status = Value<'systemStatus'>;

const closed: Status = { status: 'maintenance', regionRestriction: false };
const open: Status = { status: 'open', regionRestriction: false };

/** Creates the maintenance page with a status that the test sets. */
const maintenancePage = async (status: Status = closed) => {
  const tab = openTab({ path: '/m/maintenance' });
  tab.backend.value('systemStatus', status);
  const { redirectWhenOver } = await import('#features/site/scripts/redirect-when-over.ts');
  redirectWhenOver((current) => current.status === 'maintenance');
  await tab.advance(0);
  return { ...tab, countRequests: () => tab.backend.of('systemStatus').length };
};

test('polls the status after 10, 20, 40, 80 and then every 120 s until the site is open @R240 @R040', async () => {
  const { countRequests, advance, backend, redirects } = await maintenancePage();
  expect(countRequests()).toBe(1);
  for (const [at, delay] of [10_000, 20_000, 40_000, 80_000, 120_000, 120_000].entries()) {
    await advance(delay - 1);
    expect(countRequests()).toBe(at + 1);
    await advance(1);
    expect(countRequests()).toBe(at + 2);
  }
  expect(redirects).toEqual([]);
  backend.value('systemStatus', open);
  await advance(120_000);
  expect(redirects).toEqual(['/m/home']);
});

test('pauses polling while hidden and restarts it immediately when visible @R240', async () => {
  const { countRequests, advance, document } = await maintenancePage();
  await advance(30_000);
  expect(countRequests()).toBe(3);
  document.hidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await advance(600_000);
  expect(countRequests()).toBe(3);
  document.hidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  await advance(0);
  expect(countRequests()).toBe(4);
  await advance(10_000);
  expect(countRequests()).toBe(5);
});

test('stays on the page and polls again after a failed call @R240', async () => {
  const { countRequests, advance, backend, redirects } = await maintenancePage();
  backend.refuse('systemStatus', 'system.unknown');
  await advance(10_000);
  expect([countRequests(), redirects]).toEqual([2, []]);
  backend.value('systemStatus', open);
  await advance(20_000);
  expect(redirects).toEqual(['/m/home']);
});
