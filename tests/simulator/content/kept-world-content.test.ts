import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { Value } from '#contract/types.ts';
import { simOf } from '#sim/client/sim.ts';
import { copyProject } from '#tests/support/project-copy.ts';
import { originOf } from '#tests/support/simulator-process.ts';

const start = (project: string, data: string) =>
  spawn(
    'node',
    ['-r', resolve('scripts/need-node.cjs'), join(project, 'mock-server/main.ts'), '--port', '0', '--data', data],
    {
      cwd: project,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );

test('a kept world shows changed entries after a restart and while it runs, and keeps the terms of its orders @R239', async () => {
  const { folder, remove } = copyProject();
  const data = mkdtempSync(join(tmpdir(), 'kept-'));
  const change = (file: string, from: string, to: string): void => {
    const path = join(folder, 'src/content', file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  };
  const open = async () => {
    const child = start(folder, data);
    const sim = simOf(await originOf(child), 'default');
    const read = async <T>(path: string, token?: string): Promise<T> => {
      const headers = token ? { authorization: `Bearer ${token}` } : {};
      return (await (await sim.call(`${path}language=EN`, { headers })).json()).value;
    };
    const promotion = async (id: number) =>
      (await read<Value<'announcements'>>('/wps/announcement/list?types=PR&')).content.find((it) => it.id === id);
    const close = async (): Promise<void> => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    };
    return { sim, read, promotion, close };
  };

  const first = await open();
  expect(await first.promotion(452)).toMatchObject({ title: 'Extra bonus', terms: { bonus: '5%, up to ₱500' } });
  const { token } = await first.sim.signIn('player01');
  await first.sim.call('/wps/relay/DEP_acceptPromo', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': 'choose-0001' },
    body: JSON.stringify({ promoId: 452 }),
  });
  const ordered = await first.sim.act('orderDeposit', { account: 'player01', channel: 'gateway', amount: 1000 });
  expect(ordered.bonus).toBe(50);
  await first.close();

  change('promotions/extra/index.yaml', 'rate: 5', 'rate: 8');
  change('promotions/extra/index.yaml', 'en: Extra bonus', 'en: Weekend extra');
  change('help/lottery/index.yaml', 'en: ', 'en: New ');
  const second = await open();
  expect(await second.promotion(452)).toMatchObject({ title: 'Weekend extra', terms: { bonus: '8%, up to ₱500' } });
  const topics = await second.read<Value<'helpCenter'>>('/wps/system/helpCenter?device=MOBILE&');
  expect(topics.some(({ title }) => title.startsWith('New '))).toBe(true);
  const paid = await second.sim.act('payDeposit', { account: 'player01' });
  expect(paid).toMatchObject({ deposit: ordered.deposit, bonus: 50 });

  change('promotions/extra/index.yaml', 'en: Weekend extra', 'en: Extra again');
  await expect.poll(async () => (await second.promotion(452))?.title, { timeout: 10_000 }).toBe('Extra again');
  await second.close();
  remove();
  rmSync(data, { recursive: true });
}, 180_000);
