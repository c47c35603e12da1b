import { expect, test } from 'vitest';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator();
const path = '/members/player01/safety';

interface Safety {
  readonly limits: readonly { readonly pending: { readonly readyAt: number } | null }[];
  readonly closure: { readonly kind: string; readonly endsAt: number } | null;
  readonly sessions: readonly unknown[];
  readonly sitting?: { readonly checkAt: number };
}

test('the admin API shows a member’s safety settings and can switch each state @X02 @X04 @X06', async () => {
  const world = simulator.world();
  await world.signIn('player01');
  for (const amount of [500, 900]) await world.call('setLimit', { body: { kind: 'deposit', period: 'day', amount } });
  const wish = async (name: string) => (await world.admin<Safety>('POST', path, { wish: name })).body;
  const { body: before } = await world.admin<Safety>('GET', path);
  expect(before).toMatchObject({
    limits: [{ kind: 'deposit', period: 'day', amount: 500, left: 500, pending: { amount: 900 } }],
    realityCheck: 60,
    closure: null,
    review: null,
    passkeys: [],
  });
  expect(before.sessions).toHaveLength(1);
  const { now } = (await world.admin<{ now: number }>('GET', '/clock')).body;
  expect((await wish('limits-ready')).limits[0]?.pending?.readyAt).toBeLessThanOrEqual(now + 60_000);
  expect((await wish('check-now')).sitting?.checkAt).toBeLessThanOrEqual(now + 60_000);
  expect((await wish('time-out')).closure?.kind).toBe('timeOut');
  expect((await wish('closure-ends')).closure?.endsAt).toBeLessThanOrEqual(now + 120_000);
  expect((await wish('open')).closure).toBeNull();
  expect((await wish('no-limits')).limits).toEqual([]);
  expect((await wish('end-sessions')).sessions).toEqual([]);
  expect((await world.call('ownLimits')).errorCode).toBe('session.expired');
});
