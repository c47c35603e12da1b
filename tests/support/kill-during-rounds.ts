import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { checkLedger } from '#sim/core/ledger.ts';
import { type Bet, bets } from '#sim/features/games/rules/bets.ts';
import { openWorlds } from '#sim/open-worlds.ts';

/** Plays with four clients concurrently until `enough` is true for the completed rounds, then kills the process. */
export const playAndKill = async (folder: string, run: number, enough: (rounds: number) => boolean): Promise<Bet[]> => {
  const child = spawn('node', ['tests/support/playing-process.ts', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(createInterface(child.stdout), 'line');
  const answered: Bet[] = [];
  const hand = async (name: string): Promise<void> => {
    for (let round = 0; child.exitCode === null && child.signalCode === null; round += 1) {
      const url = `http://127.0.0.1:${port}/rounds/${run}-${name}-${round}`;
      const reply = await fetch(url, { method: 'POST' }).catch(() => null);
      const text = await reply?.text().catch(() => '');
      if (!text) return;
      answered.push(JSON.parse(text) as Bet);
      if (enough(answered.length)) child.kill('SIGKILL');
    }
  };
  await Promise.all(['a', 'b', 'c', 'd'].map(hand));
  return answered;
};

/** Runs rounds of `span` ms of play, each ended by SIGKILL; returns every lost round and every wrong sum. */
export const killDuringRounds = async (rounds: number, span: number): Promise<string[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'kidlat-soak-'));
  const faults: string[] = [];
  try {
    for (let run = 1; run <= rounds; run += 1) {
      const end = performance.now() + span;
      const answered = await playAndKill(folder, run, () => performance.now() > end);
      const worlds = openWorlds({ data: folder });
      const { state } = worlds.open('default');
      const lost = answered.filter(({ id }) => !state.get(bets, id));
      if (lost.length > 0) faults.push(`run ${run}: ${lost.length} of ${answered.length} answered rounds are lost`);
      faults.push(...checkLedger(state).map((fault) => `run ${run}: ${fault}`));
      worlds.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return faults;
};
