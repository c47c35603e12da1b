import type { World } from '#sim/core/world.ts';
import { memberByAccount } from '#sim/features/account/rules/members.ts';
import { games } from '#sim/features/games/rules/catalogue.ts';
import { playRound } from '#sim/features/games/rules/rounds.ts';

/** Plays rounds of ₱50 that pay back their stakes. */
export const playRounds = (world: World, account: string, rounds: number): void => {
  const member = memberByAccount(world.state, account)?.id ?? '';
  const found = world.state.all(games).find(({ supportPlay, gameCategory }) => supportPlay && gameCategory === 'RNG');
  if (!found) throw new Error('no game');
  const source = { id: 'turn-over', member, nodeId: found.nodeId, vassalage: found.vassalage, demo: false };
  for (let at = 0; at < rounds; at += 1)
    playRound(world, source, { key: world.id('K'), stake: 5000, decide: () => ({ payout: 5000 }) });
};
