import { useEffect, useState } from 'react';
import { type ListState, listAddress, readListState } from '../../../domain/games/game-list.ts';

/** The list's state, kept in the page's address; null until the island has read it. */
export const useListState = (): readonly [ListState | null, (next: ListState) => void] => {
  const [state, setState] = useState<ListState | null>(null);
  useEffect(() => {
    setState(readListState(new URLSearchParams(location.search)));
    delete document.documentElement.dataset.asked;
    const follow = (): void => setState(readListState(new URLSearchParams(location.search)));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const change = (next: ListState): void => {
    history.replaceState(history.state, '', listAddress(next));
    setState(next);
  };
  return [state, change];
};
