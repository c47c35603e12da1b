import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { openTab } from '#tests/support/tab.ts';

/** Endpoints of frames have a separate client (`mock-server/games/screens/shell/rounds.ts`). */
const memberEndpoints = [...endpoints.values()].filter(({ access }) => access !== 'visit');
const moving = memberEndpoints.filter(({ movesMoney, send }) => movesMoney && (send === undefined || send === 'json'));
const once = memberEndpoints.filter(
  (endpoint) => endpoint.once && !endpoint.movesMoney && (endpoint.send === undefined || endpoint.send === 'json'),
);

const names = (list: typeof memberEndpoints): string[] => list.map(({ name }) => name);

/** Returns the response of a gateway after the server has done its work and its reply was lost. */
const lostReply = () => new Response('<html>', { status: 504 });

const clearStorage = (session: object): void => {
  for (const name of Object.keys(session)) if (name !== 'MC_SESSION_INFO') Reflect.deleteProperty(session, name);
};

test('the contract has money-moving endpoints and other endpoints with idempotency keys', () => {
  expect([moving.length > 15, once.length > 5]).toEqual([true, true]);
});

test.each(names(moving))(
  '%s asks for its outcome by key and is not sent again, even after storage is cleared @X19',
  async (name) => {
    const tab = openTab({ member: 'player01' });
    const { api } = await import('#lib/http/client.ts');
    const { runTransaction, settleTransaction } = await import('#features/cashier/actions/pending-transaction.ts');
    const endpoint = endpoints.get(name);
    if (!endpoint) throw new Error(name);
    const run = () => runTransaction(name, (key) => api(endpoint as never, { body: {}, key } as never));
    const keys = () => tab.backend.of(name).map(({ headers }) => headers.get('idempotency-key'));
    tab.backend.reply(name, lostReply);
    await expect(run()).rejects.toMatchObject({ name: 'TransactionUnconfirmed' });
    clearStorage(tab.session);
    await expect(run()).rejects.toMatchObject({ name: 'TransactionUnconfirmed' });
    expect(keys()).toHaveLength(1);
    tab.backend.value('settleMove', { done: true, value: null });
    await settleTransaction(name);
    expect(tab.backend.of('settleMove')[0]?.body).toEqual({ key: keys()[0] });
  },
);

test.each(names(once))(
  '%s reuses its idempotency key after a lost response, even after storage is cleared @X19',
  async (name) => {
    const tab = openTab({ member: 'player01' });
    const { api } = await import('#lib/http/client.ts');
    const endpoint = endpoints.get(name);
    if (!endpoint) throw new Error(name);
    const send = () =>
      api(endpoint as never, (endpoint.send ? { body: { amount: 1 } } : {}) as never).catch(() => null);
    tab.backend.reply(name, lostReply);
    await send();
    clearStorage(tab.session);
    await send();
    const [first, second] = tab.backend.of(name).map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toMatch(/.{16}/);
    expect(second).toBe(first);
  },
);
