import type { WireLanguage } from '#contract/fields.ts';
import { gameVendors } from '#contract/games/games.ts';
import { consolidatedSettings } from '#contract/site/system.ts';
import { api } from '#lib/http/client.ts';
import { vendorsOf } from '../model/lobby.ts';
import { categoryList } from './games.ts';

/**
 * Fetches the prerendered content of a category's game list: settings, vendors and the first page of games of the class
 * `classify`. Only called at build time.
 */
export const firstGames = async (merchant: string, gameType: string, classify: string, language: WireLanguage) => {
  const [settings, types] = await Promise.all([api(consolidatedSettings), api(gameVendors, { query: { language } })]);
  const query = {
    merchant,
    gameType,
    gameClassify: classify,
    ...(classify === 'NEW' ? { isNew: 'true' as const } : {}),
    pageNo: 1,
    language,
  };
  const list = await categoryList(query, async () => vendorsOf(types, 'INHOUSE').map(({ vassalage }) => vassalage));
  return { settings, types, games: list.games };
};
