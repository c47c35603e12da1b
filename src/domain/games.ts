import { lotteryLaunchCodes } from '../contract/limits.ts';
import type { Game } from '../contract/types.ts';

type Launchable = Pick<Game, 'nodeId' | 'vassalage' | 'gameId' | 'gameCategory'> & {
  readonly roomId?: string | undefined;
};

const isLottery = (vassalage: string): boolean => (lotteryLaunchCodes as readonly string[]).includes(vassalage);

/**
 * Address of the page that launches a game: the lottery screen for lottery vendors, with gameCode
 * `lobby`, the game screen for all others (A49). roomId goes before gameId (A79).
 */
export const launchPath = (game: Launchable): string => {
  if (isLottery(game.vassalage)) {
    return `/m/launchGame?playType=trad&prize_mode=elott&code=${encodeURIComponent(game.vassalage)}&gameCode=lobby&pageBack=home`;
  }
  const query = new URLSearchParams({
    vendor: game.vassalage,
    gameId: game.roomId ?? game.gameId,
    nodeId: String(game.nodeId),
    category: game.gameCategory,
  });
  return `/m/outerApp?${query}`;
};
