import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { openWorlds } from '#sim/open-worlds.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const refusal = 'its money is that of the market vn, and this process serves the market ph';

test('a snapshot states brand and market, and a process of another market does not restore it', async () => {
  const simulator = await startSimulator();
  const world = simulator.world();
  const { body } = await world.admin<Record<string, unknown> & { origin: object }>('GET', '/snapshot');
  expect(body.origin).toMatchObject({ brand: 'kidlat', market: 'ph' });
  const restore = (market: string | undefined) =>
    world.admin<{ detail: string }>('PUT', '/snapshot', { ...body, origin: { ...body.origin, market } });
  const refused = await restore('vn');
  expect([refused.status, refused.body.detail]).toEqual([422, expect.stringContaining(refusal)]);
  // Snapshots of older versions state none.
  expect((await restore(undefined)).status).toBe(200);
});

test('a kept world of another market stays as it is, says why it does not open, and a reset gives it this market', () => {
  const data = mkdtempSync(join(tmpdir(), 'market-'));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  openWorlds({ data }).close();
  const database = new DatabaseSync(join(data, 'worlds.sqlite'));
  database.exec(`UPDATE worlds SET origin = json_set(origin, '$.market', 'vn')`);
  database.close();
  const worlds = openWorlds({ data });
  expect(worlds.unavailable.get('default')?.error.message).toContain(refusal);
  expect(worlds.reset('default').origin).toMatchObject({ brand: 'kidlat', market: 'ph' });
  worlds.close();
  const again = openWorlds({ data });
  expect(again.unavailable.size).toBe(0);
  again.close();
});
