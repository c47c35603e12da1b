import type { Query, Value } from '#contract/types.ts';
import { categoryList } from '../api/games.ts';
import { vendorsOf } from '../model/lobby.ts';
import { loadGameTypes } from '../state/game-types.ts';

/** Loads one page of a category's list. Throws CallError. */
export const loadListPage = (query: Query<'gameList'>, signal?: AbortSignal): Promise<Value<'gameList'>> =>
  categoryList(
    query,
    async () => vendorsOf(await loadGameTypes(query.language ?? 'EN'), 'INHOUSE').map(({ vassalage }) => vassalage),
    signal,
  );
