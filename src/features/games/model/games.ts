import { isLotteryCategory, launchPrizeMode, lotteryLaunchCodes } from '#contract/games/categories.ts';
import type { Game } from '#contract/types.ts';
import { hrefOf } from '#paths.ts';

type Launchable = Pick<Game, 'nodeId' | 'vassalage' | 'gameId' | 'gameCategory'> & {
  readonly roomId?: string | undefined;
};

/** Returns whether a game can be launched; a backend may send `supportPlay` only for games that cannot. */
export const isPlayable = ({ supportPlay }: { readonly supportPlay?: boolean }): boolean => supportPlay !== false;

/** Returns whether a vendor launches through the lottery screen. */
export const isLotteryVendor = (vassalage: string): boolean =>
  (lotteryLaunchCodes as readonly string[]).includes(vassalage);

/** Returns the URL of a vendor's lottery screen, in its lobby. */
export const lotteryPath = (vassalage: string, back: 'lobby' | 'home' = 'lobby'): string =>
  hrefOf('launchGame', {
    playType: 'trad',
    prize_mode: launchPrizeMode(vassalage),
    code: vassalage,
    gameCode: 'lobby',
    pageBack: back,
  });

/**
 * Returns the URL of the page that launches a game: the lottery screen for lottery vendors, with gameCode `lobby`, else
 * the game screen. roomId takes precedence over gameId.
 */
export const launchPath = (game: Launchable): string => {
  if (isLotteryVendor(game.vassalage)) return lotteryPath(game.vassalage);
  return hrefOf('gameScreen', {
    vendor: game.vassalage,
    gameId: game.roomId ?? game.gameId,
    nodeId: game.nodeId,
    category: game.gameCategory,
  });
};

/**
 * Returns the URL of a category's game list, optionally of one vendor; lotteries have a page of their own.
 */
export const gameListPath = (category: string, vassalage?: string): string => {
  if (isLotteryCategory(category)) return hrefOf('lottery');
  return hrefOf('gameList', { gameType: category, ...(vassalage ? { vassalage } : {}) });
};
