import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './nginx.ts';

const program = '/usr/sbin/pgbouncer';

export const isPgBouncerMissing = !existsSync(program);

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** Starts PgBouncer in transaction mode before a database; returns the URL of the database through it. */
export const startPgBouncer = async (database: string): Promise<{ url: string; close: () => Promise<void> }> => {
  const folder = mkdtempSync(join(tmpdir(), 'kidlat-pgbouncer-'));
  chmodSync(folder, 0o777);
  const target = new URL(database);
  const name = target.pathname.slice(1);
  const port = await freePort();
  const config = join(folder, 'pgbouncer.ini');
  writeFileSync(
    config,
    `[databases]\n${name} = host=${target.hostname} port=${target.port} dbname=${name} user=${target.username}\n` +
      `[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =\nauth_type = any\n` +
      'pool_mode = transaction\ndefault_pool_size = 2\n',
  );
  // It refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? Number(execFileSync('id', ['-u', 'nobody'], { encoding: 'utf8' })) : undefined;
  const child: ChildProcess = spawn(program, ['-q', config], {
    stdio: 'ignore',
    ...(user !== undefined && { uid: user }),
  });
  for (let tries = 0; !(await isListening(port)); tries += 1) {
    if (tries > 100 || child.exitCode !== null) throw new Error('PgBouncer did not start.');
    await sleep(50);
  }
  target.port = String(port);
  return {
    url: target.href,
    close: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGINT');
      await Promise.race([ended, sleep(2000).then(() => child.kill('SIGKILL'))]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
