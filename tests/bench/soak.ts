// A million random calls, 200,000 moves of money after which every record is held against the ledger, broken uploads and
// encrypted bodies, races at the close of draws, callers that dawdle, ten rounds of play and fifty of money flows that end
// in SIGKILL, half an hour of random steps through the built site. Takes long; nothing to say is good. Shorter:
// --calls 20000 --moves 10000 --broken 100 --rounds 1 --span 5 --kills 2 --walk 60 (seconds); 0 leaves a part out.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { createApp } from '../../mock-server/app.ts';
import { start } from '../../mock-server/start/start.ts';
import { openWorlds } from '../../mock-server/wiring/open-worlds.ts';
import { hammer } from '../support/hammer.ts';
import { killMoneyRounds } from '../support/kill-money.ts';
import { killRounds } from '../support/kill-rounds.ts';
import { walkAndCompare } from '../support/record-walk.ts';
import { WorldClient } from '../support/simulator.ts';
import { hungUpAfter, slowCallers } from '../support/slow-callers.ts';
import { fuzzEncrypted, fuzzUploads, raceOrders } from '../support/wire-fuzz.ts';

const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '1000000' },
    moves: { type: 'string', default: '200000' },
    broken: { type: 'string', default: '5000' },
    rounds: { type: 'string', default: '10' },
    span: { type: 'string', default: '30' },
    kills: { type: 'string', default: '50' },
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
const tell = (faults: readonly string[], what: string): void => {
  for (const fault of faults) say(fault);
  if (faults.length > 0) process.exitCode = 1;
  say(what);
};
const broken = Number(values.broken);
const wire = new WorldClient(origin, 'soak-wire');
await wire.signIn('player01');
tell(await fuzzUploads(wire, broken), `${broken} broken uploads`);
tell(await fuzzEncrypted(wire, broken), `${broken} broken encrypted bodies`);
tell(
  await raceOrders(wire, worlds.open(wire.name), Math.ceil(broken / 50)),
  'orders raced to the close of their draws',
);
server.closeAllConnections();
server.close();
worlds.close();

const longestPatience = 45_000;
for (const https of broken > 0 ? [false, true] : []) {
  const running = await start({ port: 0, host: '127.0.0.1', https, data: undefined, log: undefined, key: undefined });
  const port = Number(new URL(running.address).port);
  const slow = Array.from({ length: 200 }, () => slowCallers).flat();
  const longest = Math.max(...(await Promise.all(slow.map((it) => hungUpAfter(it, port, 500)))));
  const held = longest > longestPatience ? [`a caller that dawdles held on for ${longest} ms`] : [];
  tell(held, `${slow.length} callers that dawdle${https ? ' over https' : ''}`);
  await running.close();
}

for (const fault of await killRounds(Number(values.rounds), Number(values.span) * 1000)) {
  say(fault);
  process.exitCode = 1;
}
say(`${values.rounds} rounds of play, each killed in the middle`);
const killed = await killMoneyRounds(Number(values.kills));
tell(killed.faults, `${values.kills} rounds of money flows, each killed in the middle: ${killed.moves} moves answered`);

// The lobby takes a tenth; the sixteen legs through all pages share the rest.
const walk = Number(values.walk);
const walked =
  walk > 0 &&
  spawnSync('playwright', ['test', '/walk.test.ts', '--workers=1'], {
    env: {
      ...process.env,
      ALL_TESTS: '1',
      WALK_SECONDS: String(walk / 10),
      WALK_LEG_SECONDS: String((walk * 0.9) / 16),
    },
    stdio: 'inherit',
  });
if (walked && walked.status !== 0) process.exitCode = 1;
