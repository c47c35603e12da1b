import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { balanceOf, checkLedger } from '#sim/core/ledger.ts';
import { bets } from '#sim/features/games/rules/bets.ts';
import { openWorlds } from '#sim/open-worlds.ts';
import { playAndKill } from '#tests/support/kill-during-rounds.ts';

const folder = mkdtempSync(join(tmpdir(), 'kidlat-kill-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a process killed during play loses no answered round, and the ledger balances', async () => {
  const answered = [
    ...(await playAndKill(folder, 1, (rounds) => rounds === 60)),
    ...(await playAndKill(folder, 2, (rounds) => rounds === 90)),
  ];
  expect(answered.length).toBeGreaterThanOrEqual(150);

  const worlds = openWorlds({ data: folder });
  const { state } = worlds.open('default');
  for (const round of answered) expect(state.get(bets, round.id)).toEqual(round);
  expect(checkLedger(state)).toEqual([]);
  const player = answered[0]?.member ?? '';
  const inMemory = balanceOf(state, `member:${player}`);
  worlds.close();

  const db = new DatabaseSync(join(folder, 'worlds.sqlite'));
  const unbalanced = db.prepare('SELECT posting FROM money GROUP BY world, posting HAVING SUM(centavos) <> 0').all();
  const sum = db.prepare('SELECT SUM(centavos) AS sum FROM money WHERE account = ?').get(`member:${player}`);
  db.close();
  expect(unbalanced).toEqual([]);
  expect(1_248_050 + Number(sum?.sum)).toBe(inMemory);
});
