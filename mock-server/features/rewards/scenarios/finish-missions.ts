import { dayMs } from '#lib/dates/units.ts';
import { toMinor } from '#lib/money/money.ts';
import type { World } from '#sim/core/world.ts';
import { memberByAccount } from '#sim/features/account/rules/members.ts';
import { sampleWallet } from '#sim/features/cashier/rules/sample-payment.ts';
import { createDeposit } from '#sim/features/cashier/scenarios/create-deposit.ts';
import { type GameDoc, games } from '#sim/features/games/rules/catalogue.ts';
import { countedBetsOf } from '#sim/features/games/rules/contributions.ts';
import { playRound } from '#sim/features/games/rules/rounds.ts';
import { sampleMinor } from '#sim/features/shared/sample-amount.ts';
import { missionsAt } from '../rules/mission-list.ts';
import { missionsOf } from '../rules/missions.ts';

/** In minor units. */
const stake = sampleMinor(100);

/** Plays one round of the `turn`-th game, whose payout equals the stake. */
const play = (world: World, memberId: string, games: readonly GameDoc[], turn: number): void => {
  const it = games[turn % games.length];
  if (!it) return;
  const { nodeId, vassalage } = it;
  const seat = { id: `missions-${nodeId}`, member: memberId, nodeId, vassalage, demo: false };
  playRound(world, seat, { key: `${world.now()}-${turn}`, stake, decide: () => ({ payout: stake }) });
};

/** Plays a round a day until the weekly mission is done, in the following week if too few days remain. */
const playDays = (world: World, memberId: string, games: readonly GameDoc[]): void => {
  const weekly = () => missionsOf(world, memberId, 'EN').find(({ id }) => id === 'weekly-days');
  play(world, memberId, games, 0);
  while (games.length > 0 && weekly()?.status === 'running') {
    world.setClock({ now: world.now() + dayMs });
    play(world, memberId, games, 0);
  }
};

/**
 * Completes all missions of player01: rounds in games not played before, one of them live, and a deposit. Payouts equal
 * stakes. Advances the world's clock by the days that the weekly mission still requires.
 */
export const finishMissions = (world: World): void => {
  const { state } = world;
  const player = memberByAccount(state, 'player01');
  if (!player) return;
  const playedBefore = new Set(countedBetsOf(state, player.id).map(({ nodeId }) => nodeId));
  const playable = state
    .all(games)
    .filter((it) => it.supportPlay && toMinor(it.minBet) <= stake && toMinor(it.maxBet) >= stake);
  playDays(
    world,
    player.id,
    playable.filter(({ nodeId }) => playedBefore.has(nodeId)),
  );
  const fresh = playable.filter(({ nodeId }) => !playedBefore.has(nodeId));
  const chosen = ['LIVE', 'RNG'].flatMap((category) => fresh.find((it) => it.gameCategory === category) ?? []);
  const rounds = missionsAt(world.now()).find(({ id }) => id === 'daily-rounds')?.goal ?? chosen.length;
  for (let turn = 0; turn < rounds; turn += 1) play(world, player.id, chosen, turn);
  createDeposit(world, sampleWallet.channel, 'approved');
};
