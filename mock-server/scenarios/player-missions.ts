import type { World } from '../engine/world.ts';
import { memberByAccount } from '../rules/account/members.ts';
import { realBets } from '../rules/cashier/turnover.ts';
import { game } from '../rules/games/catalogue.ts';
import { playRound } from '../rules/games/rounds.ts';
import { depositOfPlayer } from './deposit-of-player.ts';

const rounds = 20;
/** Centavos. */
const stake = 10_000;

/** player01 does everything that the missions ask for: games never played before, one of them live, and a deposit. Each stake comes back. */
export const finishMissions = (world: World): void => {
  const { state } = world;
  const player = memberByAccount(state, 'player01');
  if (!player) return;
  const known = new Set(realBets(state, player.id).map(({ nodeId }) => nodeId));
  const fresh = state
    .all(game)
    .filter((it) => it.supportPlay && !known.has(it.nodeId) && it.minBet * 100 <= stake && it.maxBet * 100 >= stake);
  const chosen = ['LIVE', 'RNG'].flatMap((category) => fresh.find((it) => it.gameCategory === category) ?? []);
  for (let nth = 0; nth < rounds; nth += 1) {
    const it = chosen[nth % chosen.length];
    if (!it) continue;
    const { nodeId, vassalage } = it;
    const seat = { id: `missions-${nodeId}`, member: player.id, nodeId, vassalage, demo: false };
    playRound(world, seat, { key: String(nth), stake, decide: () => ({ payout: stake }) });
  }
  depositOfPlayer(world, 'gateway', 'approved');
};
