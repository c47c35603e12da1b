import { expect, test } from 'vitest';
import { deferred } from '#tests/support/stub-backend.ts';
import { openTab } from '#tests/support/tab.ts';

interface Order {
  readonly status: 'reviewing' | 'paid';
  readonly seen?: number;
}

/** Creates an order on a page with responses controlled by the test, in order. */
const follow = async () => {
  const tab = openTab({ member: 'player01' });
  const { liveOrder } = await import('#features/cashier/components/live-order.ts');
  const { CallError } = await import('#lib/http/errors.ts');
  const answers: ReturnType<typeof deferred<Order>>[] = [];
  const load = (): Promise<Order> => {
    const answer = deferred<Order>();
    answers.push(answer);
    return answer.promise;
  };
  const order = liveOrder(load, ({ status }) => status === 'paid');
  const leave = order.follow();
  const give = async (at: number, value: Order): Promise<void> => {
    answers[at]?.give(value);
    await tab.advance(0);
  };
  const fail = async (at: number, code: string): Promise<void> => {
    answers[at]?.fail(new CallError(code, 500, null));
    await tab.advance(0);
  };
  return { ...tab, ...order, answers, give, fail, leave, seen: () => order.$seen.get() };
};

test('ignores a late response that is older than the one shown @R264 @R263', async () => {
  const { advance, give, seen } = await follow();
  await advance(6_000);
  await give(2, { status: 'reviewing', seen: 3 });
  expect(seen()).toEqual({ value: { status: 'reviewing', seen: 3 }, code: null });
  await give(0, { status: 'reviewing', seen: 1 });
  await give(1, { status: 'reviewing', seen: 2 });
  expect(seen().value).toMatchObject({ seen: 3 });
});

test('ignores a response requested before the order was changed locally @R264', async () => {
  const { advance, give, replace, seen } = await follow();
  await give(0, { status: 'reviewing' });
  await advance(3_000);
  replace({ status: 'paid' });
  await give(1, { status: 'reviewing' });
  expect(seen().value).toEqual({ status: 'paid' });
});

test('ignores a late failure of an older request and shows a current failure next to the last order', async () => {
  const { advance, give, fail, seen } = await follow();
  await advance(3_000);
  await give(1, { status: 'reviewing' });
  await fail(0, 'system.unknown');
  expect(seen().code).toBeNull();
  await advance(3_000);
  await fail(2, 'network.offline');
  expect(seen()).toEqual({ value: { status: 'reviewing' }, code: 'network.offline' });
});

test('polls an open order while the page is visible and stops when the order is final', async () => {
  const { advance, give, answers, document, leave } = await follow();
  await give(0, { status: 'reviewing' });
  document.hidden = true;
  await advance(9_000);
  expect(answers).toHaveLength(1);
  document.hidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(answers).toHaveLength(2);
  await give(1, { status: 'paid' });
  await advance(9_000);
  expect(answers).toHaveLength(2);
  leave();
});

test('stops polling an unknown order until the player retries', async () => {
  const { advance, give, fail, answers, reload, seen } = await follow();
  await fail(0, 'resource.unknown');
  await advance(9_000);
  expect(answers).toHaveLength(1);
  reload();
  await give(1, { status: 'reviewing' });
  expect(seen()).toEqual({ value: { status: 'reviewing' }, code: null });
});

test.each([
  [null, false],
  ['network.offline', true],
  ['system.unknown', true],
  ['session.expired', false],
])('an order whose last request ended with %s is stale: %s', async (code, stale) => {
  openTab({ member: 'player01' });
  const { isStale } = await import('#features/cashier/components/live-order.ts');
  expect(isStale({ code })).toBe(stale);
});
