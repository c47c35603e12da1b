import { expect } from 'vitest';
import type { OwnLimit } from '#contract/types.ts';
import { loginPassword } from '#tests/support/security.ts';
import type { WorldClient } from '#tests/support/simulator.ts';

type Check = (world: WorldClient) => Promise<unknown>;

const asPlayer = (check: Check) => ({
  after: async (world: WorldClient): Promise<void> => {
    await world.signIn('player01');
    await check(world);
  },
});

const limit = (kind: OwnLimit['kind'], period: OwnLimit['period'], wanted: object) =>
  asPlayer(async (world) => {
    const { limits } = (await world.call('ownLimits')).value;
    expect(limits.find((it) => it.kind === kind && it.period === period)).toMatchObject(wanted);
  });

const closed = (wanted: object) =>
  asPlayer(async (world) => {
    expect((await world.call('closedAccount')).value).toMatchObject(wanted);
    expect((await world.call('inbox')).errorCode).toBe('safety.closed');
  });

const sitting = (due: boolean) =>
  asPlayer(async (world) => {
    const { value, headers } = await world.call('sitting');
    const now = Date.parse(headers.get('date') ?? '');
    expect((value?.checkAt ?? 0) < now).toBe(due);
    expect((value?.checkAt ?? 0) - now).toBeLessThanOrEqual(11_000);
  });

/** Checks of scenarios of player protection, by scenario. */
export const safetyChecks = {
  'safety.check-due': sitting(true),
  'safety.check-soon': sitting(false),
  'safety.excluded': closed({ kind: 'exclusion', endsAt: expect.any(Number), canReturn: false }),
  'safety.excluded-for-good': closed({ kind: 'exclusion', endsAt: null }),
  'safety.exclusion-over': closed({ kind: 'exclusion', canReturn: true, returnAt: null }),
  'safety.identity-review': asPlayer(async (world) => {
    expect((await world.call('closedAccount')).value).toBeNull();
    const order = await world.call('depositGateway', { body: { bankId: 'GCASH', amount: 200 } });
    expect(order.errorCode).toBe('safety.review');
  }),
  'safety.limit-nearly-reached': limit('deposit', 'day', { left: 70 }),
  'safety.limit-pending': limit('loss', 'month', { amount: 8000, pending: { amount: null } }),
  'safety.limit-to-confirm': asPlayer(async (world) => {
    const body = { kind: 'deposit', period: 'week', loginPassword } as const;
    expect((await world.call('confirmLimit', { body })).status).toBe(200);
  }),
  'safety.session-over': limit('session', 'sitting', { amount: 30, left: 0 }),
  'safety.time-out': closed({ kind: 'timeOut' }),
  'safety.time-out-ends': closed({ kind: 'timeOut' }),
} satisfies Record<string, { after: Check }>;
