// A million random calls, 200,000 moves of money after which every record is held against the ledger, ten rounds of
// play that end in SIGKILL, half an hour of random steps through the built site. Takes long; nothing to say is good.
// Shorter: --calls 20000 --moves 10000 --rounds 1 --span 5 --walk 60 (seconds); 0 leaves a part out.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { createApp } from '../../mock-server/app.ts';
import { openWorlds } from '../../mock-server/wiring/open-worlds.ts';
import { hammer } from '../support/hammer.ts';
import { killRounds } from '../support/kill-rounds.ts';
import { walkAndCompare } from '../support/record-walk.ts';

const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '1000000' },
    moves: { type: 'string', default: '200000' },
    rounds: { type: 'string', default: '10' },
    span: { type: 'string', default: '30' },
    walk: { type: 'string', default: '1800' },
  },
});
const slice = 20_000;
const say = (text: string): boolean => process.stdout.write(`${text}\n`);

const worlds = openWorlds();
const server = createApp(worlds).listen(0, '127.0.0.1');
await once(server, 'listening');
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
for (let done = 0; done < Number(values.calls); done += slice) {
  const faults = await hammer({ origin, worlds }, `soak-${done}`, slice, done + 1);
  for (const fault of faults) say(fault);
  if (faults.length > 0) process.exitCode = 1;
  say(`${done + slice} calls`);
}
const movesInWorld = 1000;
for (let done = 0; done < Number(values.moves); done += movesInWorld) {
  try {
    await walkAndCompare({ origin, worlds }, `books-${done}`, movesInWorld, done / movesInWorld);
  } catch (error) {
    say(`records after walk ${done}: ${String(error)}`);
    process.exitCode = 1;
  }
}
say(`${values.moves} moves, every record as the ledger has it`);
server.closeAllConnections();
server.close();
worlds.close();

for (const fault of await killRounds(Number(values.rounds), Number(values.span) * 1000)) {
  say(fault);
  process.exitCode = 1;
}
say(`${values.rounds} rounds of play, each killed in the middle`);

const walked =
  Number(values.walk) > 0 &&
  spawnSync('playwright', ['test', 'tests/e2e/games/walk.test.ts', '--workers=1'], {
    env: { ...process.env, ALL_TESTS: '1', WALK_SECONDS: values.walk },
    stdio: 'inherit',
  });
if (walked && walked.status !== 0) process.exitCode = 1;
