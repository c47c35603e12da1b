import { gameVendors } from '../../../contract/games/games.ts';
import type { Value } from '../../../contract/types.ts';
import { cached, cacheLife } from '../../../lib/cache.ts';
import { api } from '../../../lib/http/client.ts';
import { merchantCode } from '../../site/stores/merchant.ts';

/** Categories, vendors and game types (R198, R247), kept for ten minutes (R211). Throws CallError. */
export const loadGameTypes = (language: 'EN' | 'TY'): Promise<Value<'gameVendors'>> =>
  cached('gameTypes', `${language} ${merchantCode()}`, cacheLife.rest, () => api(gameVendors, { query: { language } }));
