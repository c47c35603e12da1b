import { expect, test, vi } from 'vitest';
import { morning, openTab } from '#tests/support/tab.ts';

const second = 1_000;
const sitting = { startedAt: morning, checkAt: morning + 3_600 * second, staked: 10, won: 0, net: -10, endsAt: null };

/** Creates a member's tab that tracks a play session; its backend fails until the test sets responses. */
const withClock = async () => {
  const tab = openTab({ member: 'player01' });
  // A document without texts.
  Object.assign(tab.document, { getElementById: () => null });
  tab.backend.refuse('sitting', 'system.unknown', 409);
  const { startCheckClock } = await import('#shell/safety/reality-check-clock.ts');
  const { startPlay } = await import('#features/games/state/play.ts');
  const { $toast } = await import('#lib/toasts.ts');
  const { $session } = await import('#features/account/state/session.ts');
  const { emitFailure } = await import('#lib/http/failures.ts');
  const { CallError } = await import('#lib/http/errors.ts');
  return {
    ...tab,
    $session,
    startCheckClock,
    startPlay,
    countRequests: () => tab.backend.of('sitting').length,
    refuseBet: () => emitFailure(new CallError('safety.check', 409, { checkAt: morning })),
    shownToast: () => $toast.get()?.kind ?? null,
  };
};

test('retries a failed request for the play session every 15 seconds @X04', async () => {
  const { backend, countRequests, startPlay, advance, startCheckClock, shownToast } = await withClock();
  startCheckClock();
  startPlay();
  await advance(second);
  expect(countRequests()).toBe(1);
  await advance(15 * second);
  expect(countRequests()).toBe(2);
  backend.value('sitting', sitting);
  await advance(15 * second);
  expect([countRequests(), shownToast()]).toEqual([3, null]);
  await advance(60 * second);
  expect(countRequests()).toBe(3);
  await advance(3_600 * second);
  expect(countRequests()).toBeGreaterThan(3);
});

test('shows an error when a reality check required by a bet fails to load, and retries @X04', async () => {
  const { backend, countRequests, advance, refuseBet, startCheckClock, shownToast } = await withClock();
  startCheckClock();
  refuseBet();
  await advance(second);
  expect(countRequests()).toBe(1);
  await vi.dynamicImportSettled();
  expect(shownToast()).toBe('bad');
  backend.value('sitting', sitting);
  await advance(15 * second);
  expect(countRequests()).toBeGreaterThan(1);
});

test('stops retrying after log-out', async () => {
  const { $session, countRequests, startPlay, advance, startCheckClock } = await withClock();
  startCheckClock();
  startPlay();
  await advance(second);
  $session.set(null);
  await advance(60 * second);
  expect(countRequests()).toBe(1);
});
