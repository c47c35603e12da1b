// A simulator in a separate process that plays rounds on demand, to be killed during play.
import type { AddressInfo } from 'node:net';
import express from 'express';
import { memberByAccount } from '#sim/features/account/rules/members.ts';
import { startSession } from '#sim/features/account/rules/sessions.ts';
import { issueLaunchTicket } from '#sim/features/games/rules/game-launches.ts';
import { redeemLaunchTicket } from '#sim/features/games/rules/game-visits.ts';
import { playRound } from '#sim/features/games/rules/rounds.ts';
import { openWorlds } from '#sim/open-worlds.ts';

const [folder] = process.argv.slice(2);
const world = openWorlds({ data: folder }).open('default');
const player = memberByAccount(world.state, 'player01');
if (!player) throw new Error('no player01');

const visit = world.transact(() => {
  const session = startSession(world, player, null).id;
  const order = { member: player.id, session, nodeId: 1001, vassalage: 'LIKHA', demo: false };
  return redeemLaunchTicket(world, issueLaunchTicket(world, order).id);
});

const app = express();
app.post('/rounds/:key', (request, response) => {
  // A fair game, so that the player never runs out of money.
  const decide = () => ({ payout: world.random.chance(0.5) ? 200 : 0 });
  response.json(playRound(world, visit, { key: request.params.key, stake: 100, decide }));
});
const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
