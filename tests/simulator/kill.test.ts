import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { openWorlds } from '../../mock-server/open-worlds.ts';
import { type Bet, bet } from '../../mock-server/world/bets.ts';
import { balanceOf, checkLedger } from '../../mock-server/world/ledger.ts';

const folder = mkdtempSync(join(tmpdir(), 'kidlat-kill-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Plays from four hands at once until the process has answered `enough` rounds, then kills it. */
const playAndKill = async (run: number, enough: number): Promise<Bet[]> => {
  const child = spawn('node', ['tests/support/playing-process.ts', folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(createInterface(child.stdout), 'line');
  const answered: Bet[] = [];
  const hand = async (name: string) => {
    for (let round = 0; child.exitCode === null && child.signalCode === null; round += 1) {
      const reply = await fetch(`http://127.0.0.1:${port}/rounds/${run}-${name}-${round}`, { method: 'POST' }).catch(
        () => null,
      );
      const text = await reply?.text().catch(() => '');
      if (!text) return;
      answered.push(JSON.parse(text) as Bet);
      if (answered.length === enough) child.kill('SIGKILL');
    }
  };
  await Promise.all(['a', 'b', 'c', 'd'].map(hand));
  return answered;
};

test('a process killed in the middle of play loses no answered round, and the books add up', async () => {
  const answered = [...(await playAndKill(1, 60)), ...(await playAndKill(2, 90))];
  expect(answered.length).toBeGreaterThanOrEqual(150);

  const worlds = openWorlds({ data: folder });
  const { state } = worlds.open('default');
  for (const round of answered) expect(state.get(bet, round.id)).toEqual(round);
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
