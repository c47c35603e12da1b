import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '#sim/app.ts';
import { checkLedger } from '#sim/core/ledger.ts';
import { Random, seedOf } from '#sim/core/random.ts';
import { fileBodyKeyStore } from '#sim/features/shared/body-key.ts';
import { openWorlds } from '#sim/open-worlds.ts';
import { passwordOf } from './passwords.ts';
import { WorldClient } from './simulator.ts';
import { originOf, spawnSimulator } from './simulator-process.ts';

/** A completed transaction: its call, key and response. */
interface Answered {
  readonly endpoint: string;
  readonly account: string;
  readonly key: string;
  readonly body: unknown;
  readonly value: unknown;
}

type Ask = (endpoint: string, body: unknown) => Promise<Record<string, unknown> | null>;
type Flow = (ask: Ask, client: WorldClient, random: Random) => Promise<unknown>;

const paymentPassword = passwordOf.payment;
const team = ['player01', 'indaymay', 'boyet77', 'bertong9', 'kuyajun21'];

const get = async (client: WorldClient, endpoint: string, query: object = {}): Promise<unknown> =>
  (await client.call(endpoint, { query: query as never })).value;

const flowsOfPlayer: readonly Flow[] = [
  async (ask, client, random) => {
    const record = await ask('depositGateway', { bankId: 'GCASH', amount: 100 + random.int(0, 400) });
    const answer = random.chance(0.8) ? 'approve' : 'decline';
    if (record) await fetch(client.origin + record.payUrl, { method: 'POST', body: new URLSearchParams({ answer }) });
  },
  async (ask, client, random) => {
    const [card] = (await get(client, 'bankCards')) as { cardId: string }[];
    const record = card && (await ask('withdraw', { cardId: card.cardId, amount: 200, paymentPassword }));
    if (record && random.chance(0.5)) await ask('cancelWithdraw', { withdrawId: record.withdrawId });
  },
  async (ask, client) => {
    const rewards = (await get(client, 'rewards')) as { id: string; status: string }[];
    const open = rewards.find(({ status }) => status === 'open');
    if (open) await ask('claimReward', { id: open.id });
  },
  (ask, _client, random) => ask('walletTransfer', { from: 'main', to: 'JL', amount: 1 + random.int(0, 9) }),
  (ask, _client, random) => ask('uplineTransfer', { amount: 1 + random.int(0, 9), paymentPassword }),
];

const flowsOfAgent: readonly Flow[] = [
  (ask, _client, random) =>
    ask('transferMultipleDownline', {
      transfers: team.map((account) => ({ account, amount: 1 + random.int(0, 4) })),
      paymentPassword,
    }),
  async (ask, client) => {
    const { content } = (await get(client, 'downlineDividends', {})) as {
      content: { dividendId: string; amount: number; status: string }[];
    };
    const open = content.find(({ status }) => status === 'open');
    if (open) await ask('payoutDividend', { dividendId: open.dividendId, amount: open.amount, paymentPassword });
  },
];

/** Makes transactions with one account until the process is killed; records the responses. */
const sendPayments = async (origin: string, account: string, seed: string, answered: Answered[]): Promise<void> => {
  const client = new WorldClient(origin, 'default');
  const random = new Random(seedOf(seed));
  const ask: Ask = async (endpoint, body) => {
    const key = random.hex(16);
    const reply = await client.call(endpoint, { body: body as never, headers: { 'idempotency-key': key } });
    if (reply.errorCode !== null) return null;
    answered.push({ endpoint, account, key, body, value: reply.value });
    return reply.value as Record<string, unknown>;
  };
  const flows = account.endsWith('agent01') ? flowsOfAgent : flowsOfPlayer;
  try {
    await client.signIn(account);
    for (;;) await random.pick(flows)(ask, client, random);
  } catch (error) {
    // The process was killed, so pending calls have no response.
    if (!/fetch failed|terminated|JSON/.test(String(error))) throw error;
  }
};

const orderRows = {
  depositGateway: ['depositOrder', 'depositId'],
  withdraw: ['withdrawalOrder', 'withdrawId'],
} as const;

/**
 * Returns faults in the worlds of the folder: sums, completed transactions that are lost or executed twice, unreadable
 * orders.
 */
const faultsOf = async (folder: string, answered: readonly Answered[]): Promise<string[]> => {
  const worlds = openWorlds({ data: folder });
  const server = createApp(worlds, { keepBodyKey: fileBodyKeyStore(folder) }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const faults = checkLedger(worlds.open('default').state);
  for (const account of new Set(answered.map((it) => it.account))) {
    const client = new WorldClient(origin, 'default');
    await client.signIn(account);
    for (const { endpoint, key, body, value } of answered.filter((it) => it.account === account)) {
      const repeated = await client.call(endpoint, { body: body as never, headers: { 'idempotency-key': key } });
      if (JSON.stringify(repeated.value) !== JSON.stringify(value))
        faults.push(`${endpoint} ${key} was lost or done again`);
      const [reader, field] = orderRows[endpoint as keyof typeof orderRows] ?? [];
      const id = field && (value as Record<string, string>)[field];
      const order = reader && (await client.call(reader, { query: { [field]: id } as never }));
      if (order && (order.errorCode !== null || !(order.value as { status?: string }).status))
        faults.push(`nobody can read how ${id} stands: ${order.errorCode}`);
    }
  }
  faults.push(...checkLedger(worlds.open('default').state));
  server.closeAllConnections();
  server.close();
  worlds.close();
  return faults;
};

/** Runs rounds of deposits, withdrawals, rewards and agents' payments, each ended by SIGKILL at a random time. */
export const killDuringPayments = async (
  rounds: number,
  over: () => boolean = () => false,
): Promise<{ rounds: number; moves: number; faults: string[] }> => {
  const folder = mkdtempSync(join(tmpdir(), 'kidlat-money-'));
  const random = new Random(seedOf('kill-money'));
  const faults: string[] = [];
  let moves = 0;
  let round = 0;
  try {
    while (round < rounds && !over()) {
      round += 1;
      const child = spawnSimulator('--data', folder);
      const origin = await originOf(child);
      await new WorldClient(origin, 'default').flags({ PACE: false });
      const answered: Answered[] = [];
      const hands = [...team.slice(0, 3), 'agent01', 'topagent01'].map((it) =>
        sendPayments(origin, it, `${it}-${round}`, answered),
      );
      setTimeout(() => child.kill('SIGKILL'), random.int(300, 2500));
      await Promise.all([...hands, once(child, 'exit')]);
      moves += answered.length;
      faults.push(...(await faultsOf(folder, answered)).map((fault) => `round ${round}: ${fault}`));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { rounds: round, moves, faults };
};
