import type { World } from '../../core/world.ts';
import { memberByAccount } from '../account/rules/members.ts';
import { realBets } from '../cashier/rules/turnover.ts';
import { type GameDoc, game } from '../games/rules/catalogue.ts';
import { playRound } from '../games/rules/rounds.ts';
import { missionsOf } from '../rewards/rules/missions.ts';
import { depositOfPlayer } from './deposit-of-player.ts';

const rounds = 20;
/** Centavos. */
const stake = 10_000;
const day = 86_400_000;

/** Plays a round at one of these games, the next in turn; the stake comes back. */
const play = (world: World, member: string, games: readonly GameDoc[], turn: number): void => {
  const it = games[turn % games.length];
  if (!it) return;
  const { nodeId, vassalage } = it;
  const seat = { id: `missions-${nodeId}`, member, nodeId, vassalage, demo: false };
  playRound(world, seat, { key: `${world.now()}-${turn}`, stake, decide: () => ({ payout: stake }) });
};

/** Plays a round a day until the week's mission is done: where the week has too few days left, in the next. */
const playDays = (world: World, member: string, games: readonly GameDoc[]): void => {
  const asked = () => missionsOf(world, member, 'EN').find(({ id }) => id === 'weekly-days');
  play(world, member, games, 0);
  while (games.length > 0 && asked()?.status === 'running') {
    world.setClock({ now: world.now() + day });
    play(world, member, games, 0);
  }
};

/**
 * player01 does everything that the missions ask for: games never played before, one of them live, and a deposit. Each
 * stake comes back. The world's clock goes on by the days that the week's mission still asks for.
 */
export const finishMissions = (world: World): void => {
  const { state } = world;
  const player = memberByAccount(state, 'player01');
  if (!player) return;
  const known = new Set(realBets(state, player.id).map(({ nodeId }) => nodeId));
  const fit = state.all(game).filter((it) => it.supportPlay && it.minBet * 100 <= stake && it.maxBet * 100 >= stake);
  playDays(
    world,
    player.id,
    fit.filter(({ nodeId }) => known.has(nodeId)),
  );
  const fresh = fit.filter(({ nodeId }) => !known.has(nodeId));
  const chosen = ['LIVE', 'RNG'].flatMap((category) => fresh.find((it) => it.gameCategory === category) ?? []);
  for (let turn = 0; turn < rounds; turn += 1) play(world, player.id, chosen, turn);
  depositOfPlayer(world, 'gateway', 'approved');
};
