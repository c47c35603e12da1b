import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { nginxConfig } from '#deploy/nginx/config.ts';
import { freePort, nginxPath, startNginx } from '#tests/support/nginx.ts';
import { isPostgresMissing, startPostgres } from '#tests/support/postgres.ts';
import { originOf, spawnSimulator } from '#tests/support/simulator-process.ts';

const worlds = Array.from({ length: 12 }, (_, nth) => `failover-${nth}`);

/** How long calls are watched after a fault, ms. */
const watchMs = 12_000;

const isAnswered = async (origin: string, world: string): Promise<boolean> => {
  const reply = await fetch(`${origin}/wps/system/version`, { headers: { 'x-sim-world': world } }).catch(
    () => undefined,
  );
  await reply?.arrayBuffer().catch(() => undefined);
  return reply?.ok ?? false;
};

/** Calls every world repeatedly during a fault; `retries` follow a failed call, as a client sends them. */
const watchDuring = async (origin: string, retries: number, fault: () => Promise<void>) => {
  const figures = { longestMs: 0, lastFailureAt: 0, calls: 0, failed: 0 };
  let isOver = false;
  const callWithRetries = async (world: string): Promise<boolean> => {
    for (let tries = 0; tries <= retries; tries += 1) {
      if (await isAnswered(origin, world)) return true;
      figures.lastFailureAt = performance.now();
      if (tries < retries) await sleep(1000);
    }
    return false;
  };
  const watch = async (world: string): Promise<void> => {
    let answeredAt = performance.now();
    while (!isOver) {
      figures.calls += 1;
      if (await callWithRetries(world)) {
        figures.longestMs = Math.max(figures.longestMs, performance.now() - answeredAt);
        answeredAt = performance.now();
      } else figures.failed += 1;
      await sleep(20);
    }
  };
  const watching = Promise.all(worlds.map(watch));
  await fault();
  await sleep(watchMs);
  isOver = true;
  await watching;
  return figures;
};

/**
 * Measures service behind the generated nginx configuration in front of three processes with one database: after one of
 * them was killed, while all are restarted in turn, and after the database has crashed.
 */
export const measureFailover = async () => {
  if (isPostgresMissing || !nginxPath) return [];
  const database = await startPostgres();
  const store = await database.createDatabase();
  const ports = await Promise.all([1, 2, 3].map(freePort));
  const startProcess = async (port: number) => {
    const child = spawnSimulator('--port', String(port), '--store', store, '--key', 'failover', '--drain', '3');
    child.stderr.resume();
    await originOf(child);
    child.stdout.resume();
    return child;
  };
  const processes = await Promise.all(ports.map(startProcess));
  const port = await freePort();
  const config = nginxConfig(new Map(), {
    root: '/nonexistent',
    listen: `127.0.0.1:${port}`,
    serverName: '_',
    backends: ports.map((it) => `127.0.0.1:${it}`),
    isShared: true,
    admin: false,
    locale: 'en',
  });
  const nginx = await startNginx(config, port);
  const restart = async (at: number, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    const [child, own] = [processes[at], ports[at]];
    if (!child || own === undefined) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    processes[at] = await startProcess(own);
  };
  for (const world of worlds) await isAnswered(nginx.origin, world);

  const killed = await watchDuring(nginx.origin, 0, () => restart(0, 'SIGKILL'));
  const rolling = await watchDuring(nginx.origin, 2, async () => {
    for (const at of processes.keys()) await restart(at, 'SIGTERM');
  });
  let backAt = 0;
  const crashed = await watchDuring(nginx.origin, 0, async () => {
    const [session] = await database.query(store, 'SELECT pid FROM pg_stat_activity WHERE datname IS NOT NULL LIMIT 1');
    // The server restarts itself after the loss of any of its processes.
    process.kill(Number(session?.pid), 'SIGKILL');
    for (;;) {
      const answer = await database.query(store, 'SELECT 1').catch(() => undefined);
      if (answer) break;
      await sleep(50);
    }
    backAt = performance.now();
  });

  await nginx.close();
  for (const child of processes) child.kill('SIGKILL');
  await database.close();
  process.stdout.write(`     ${JSON.stringify({ killed, rolling, crashed })}\n`);
  return [
    { name: 'Longest time without service after a kill', value: killed.longestMs / 1000, limit: 5, unit: 's' },
    { name: 'Calls with two retries that fail in a rolling restart', value: rolling.failed, limit: 0, unit: 'calls' },
    {
      name: 'Time until all worlds respond after the database is back',
      value: Math.max(0, crashed.lastFailureAt - backAt) / 1000,
      limit: 10,
      unit: 's',
    },
  ];
};
