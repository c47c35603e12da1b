import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkLedger, postings } from '#sim/core/ledger.ts';
import { startSimulator, WorldClient } from '#tests/support/simulator.ts';
import { originOf, spawnSimulator } from '#tests/support/simulator-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'kidlat-deposits-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const accounts = ['player01', 'indaymay', 'boyet77', 'bertong9', 'kuyajun21', 'cheska05'] as const;

/** Starts a separate simulator that stores its worlds in the folder. */
const startProcess = async () => {
  const child = spawnSimulator('--data', folder);
  return { child, origin: await originOf(child) };
};

const order = async (client: WorldClient, key: string) => {
  const headers = { 'idempotency-key': key };
  return (await client.call('depositGateway', { body: { bankId: 'GCASH', amount: 123.45 }, headers })).value;
};

const approve = async (client: WorldClient, payUrl: string | null): Promise<boolean> => {
  const body = new URLSearchParams({ answer: 'approve' });
  const reply = await fetch(client.origin + payUrl, { method: 'POST', body }).catch(() => null);
  return reply?.ok ?? false;
};

test('a process killed between order and approval loses no deposit and books none twice @R264', async () => {
  const { child, origin } = await startProcess();
  const orders = await Promise.all(
    accounts.map(async (account) => {
      const client = new WorldClient(origin, 'default');
      await client.signIn(account);
      return { account, client, token: client.token, made: await order(client, `key-${account}`) };
    }),
  );
  const approved = new Set<string>();
  const approvals = orders.slice(0, 4).map(async ({ client, made: created }) => {
    if (await approve(client, created.payUrl)) approved.add(created.depositId);
    child.kill('SIGKILL');
  });
  await Promise.all([...approvals, once(child, 'exit')]);
  expect(approved.size).toBeGreaterThan(0);

  const again = await startSimulator({ data: folder });
  const { state } = again.worlds.open('default');
  for (const { account, token, made } of orders) {
    const client = again.world('default');
    client.token = token;
    expect(await order(client, `key-${account}`)).toEqual(made);
    const status = async () =>
      (await client.call('depositOrder', { query: { depositId: made.depositId } })).value.status;
    if (approved.has(made.depositId)) expect(await status()).toBe('approved');
    for (const _twice of [1, 2]) await approve(client, made.payUrl);
    expect(await status()).toBe('approved');
    const booked = state.all(postings).filter(({ type, ref }) => type === 'deposit' && ref === made.depositId);
    expect(booked).toHaveLength(1);
  }
  expect(checkLedger(state)).toEqual([]);
});
