import type { Value } from '../../../contract/types.ts';
import { cached, cacheLife } from '../../../lib/cache.ts';
import { merchantCode } from '../../site/stores/merchant.ts';
import { gameVendors } from '../api/games.ts';

/** Categories, vendors and game types (R198, R247), kept for ten minutes (R211). Throws CallError. */
export const loadGameTypes = (language: 'EN' | 'TY'): Promise<Value<'gameVendors'>> =>
  cached('gameTypes', `${language} ${merchantCode()}`, cacheLife.rest, () => gameVendors(language));
