import { gameVendors } from '../api/games.ts';
import { brand } from '../brand/current.ts';
import type { Value } from '../contract/types.ts';
import { cached, cacheLife } from './cache.ts';

/** Categories, vendors and game types (R198, R247), kept for ten minutes (R211). Throws CallError. */
export const loadGameTypes = (language: 'EN' | 'TY'): Promise<Value<'gameVendors'>> =>
  cached('gameTypes', `${language} ${brand.merchantCode}`, cacheLife.rest, () => gameVendors(language));
