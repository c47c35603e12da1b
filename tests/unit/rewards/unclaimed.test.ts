import { expect, test } from 'vitest';
import { openTab } from '#tests/support/tab.ts';

test('counts rewards that can be claimed now, and none after log-out @R181 @A73', async () => {
  const { backend } = openTab({ member: 'player01' });
  const { setSession } = await import('#features/account/state/session.ts');
  const { $unclaimed, loadUnclaimed, setUnclaimedFrom } = await import('#features/rewards/state/unclaimed.ts');
  const statuses = ['open', 'waiting', 'open', 'claimed', 'expired'] as const;
  backend.value('rewards', () => statuses.map((status) => ({ status })) as never);
  await loadUnclaimed();
  expect($unclaimed.get()).toBe(2);
  setUnclaimedFrom([{ status: 'open' }]);
  expect($unclaimed.get()).toBe(1);
  setSession(null);
  expect($unclaimed.get()).toBe(0);
});
