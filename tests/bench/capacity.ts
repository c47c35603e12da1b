import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { isPostgresMissing, startPostgres } from '#tests/support/postgres.ts';
import { WorldClient } from '#tests/support/simulator.ts';
import { originOf, spawnSimulator } from '#tests/support/simulator-process.ts';

const megabyte = 2 ** 20;

/** Calls that move money in each of the worlds whose growth is measured. */
const [growingWorlds, callsPerWorld] = [10, 200];

/** Does work for each item, eight at a time. */
const forEach = async <T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> => {
  const queue = [...items];
  const worker = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
};

/** Measures the memory and the database of many kept worlds of one process, and the growth of worlds that are played in. */
export const measureCapacity = async (worlds = Number(process.env.BENCH_WORLDS ?? 5000)) => {
  if (isPostgresMissing) return [];
  const server = await startPostgres();
  const store = await server.createDatabase();
  const child = spawnSimulator('--store', store, '--memory', '2000');
  child.stderr.resume();
  const origin = await originOf(child);
  child.stdout.resume();
  const sizeOf = async (): Promise<number> =>
    Number((await server.query(store, 'SELECT pg_database_size(current_database()) AS bytes'))[0]?.bytes);
  const emptyBytes = await sizeOf();
  const names = Array.from({ length: worlds }, (_, number) => `capacity-${number}`);
  await forEach(names, async (name) => {
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(`${origin}/__admin/worlds`, { method: 'POST', headers, body: JSON.stringify({ name }) });
    if (reply.status !== 201) throw new Error(`${name}: ${reply.status} ${await reply.text()}`);
    await new WorldClient(origin, name).signIn('player01');
  });
  const createdBytes = await sizeOf();
  const memory = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;
  await forEach(names.slice(0, growingWorlds), async (name) => {
    const client = new WorldClient(origin, name);
    await client.flags({ PACE: false });
    await client.signIn('player01');
    for (let number = 0; number < callsPerWorld; number += 1) {
      const [from, to] = number % 2 === 0 ? (['main', 'JL'] as const) : (['JL', 'main'] as const);
      const { status } = await client.call('walletTransfer', { body: { from, to, amount: 1 } });
      if (status !== 200) throw new Error(`a transfer in ${name} returned status ${status}`);
    }
  });
  await server.query(store, 'VACUUM');
  const grownBytes = await sizeOf();
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  await server.close();
  return [
    { name: `Memory of a process with ${worlds} worlds`, value: memory, limit: 2000, unit: 'MB' },
    { name: 'Database per world', value: (createdBytes - emptyBytes) / worlds / 1024, limit: 64, unit: 'KB' },
    {
      name: 'Database per 1,000 calls that move money',
      value: ((grownBytes - createdBytes) / (growingWorlds * callsPerWorld) / megabyte) * 1000,
      limit: 10,
      unit: 'MB',
    },
  ];
};
