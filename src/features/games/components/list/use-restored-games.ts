import { useEffect, useState } from 'react';
import type { Game } from '../../../../contract/types.ts';
import type { ListState } from '../../model/game-list.ts';
import { findSavedList, saveList } from './saved-list.ts';
import { type Games, useGames } from './use-games.ts';

/** Games of a list, restored with the scroll position after back navigation (X13). */
export const useRestoredGames = (state: ListState | null, built: readonly Game[]): Games => {
  const [kept] = useState(() => (import.meta.env.SSR ? null : findSavedList()));
  const list = useGames(state, kept?.games ?? null, built);
  const standsAgain = kept !== null && list.status === 'ready';
  useEffect(() => {
    if (!standsAgain || !kept) return;
    const frame = requestAnimationFrame(() => scrollTo(0, kept.scroll));
    return () => cancelAnimationFrame(frame);
  }, [kept, standsAgain]);
  useEffect(() => {
    const leave = (): void => saveList(location.pathname + location.search, list);
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [list]);
  return list;
};
