import { consolidatedSettings } from '../../site/api/system.ts';
import { gameList, gameVendors } from './games.ts';

/** What the document of a category's game list is built with: settings, vendors, and the first page in `classify`. Build only. */
export const firstGames = async (merchant: string, gameType: string, classify: string, language: 'EN' | 'TY') => {
  const [settings, types, list] = await Promise.all([
    consolidatedSettings(),
    gameVendors(language),
    gameList({
      merchant,
      gameType: gameType === 'INHOUSE' ? 'RNG' : gameType,
      gameClassify: classify,
      ...(classify === 'NEW' ? { isNew: 'true' as const } : {}),
      pageNo: 1,
      language,
    }),
  ]);
  return { settings, types, games: list.games };
};
