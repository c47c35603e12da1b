import { useEffect, useState } from 'react';
import { $session } from '#features/account/state/session.ts';
import { redirectTo } from '#lib/browser/redirect.ts';
import { loginPath } from '#lib/links.ts';
import { type ListState, listAddress, needsSession, openingState, readListState } from '../../model/game-list.ts';

const readState = (): ListState => readListState(new URLSearchParams(location.search));

/** Returns the list state that a category's page was prerendered for; null if the URL has a different one. */
const builtState = (category: string): ListState | null => {
  const opening = openingState(category);
  return import.meta.env.SSR || listAddress(readState()) === listAddress(opening) ? opening : null;
};

/**
 * Returns the list state, kept in the page's address, and its setter; null during hydration if the address differs from
 * the prerendered state. Not `useAddress`, which renders again after hydration: that would delay the first interaction.
 */
export const useListState = (category: string): readonly [ListState | null, (next: ListState) => void] => {
  const [state, setState] = useState(() => builtState(category));
  useEffect(() => {
    // Guests log in first and return to this page.
    if (needsSession(readState()) && !$session.get()) {
      redirectTo(loginPath(location.pathname + location.search));
      return;
    }
    setState((built) => built ?? readState());
    delete document.documentElement.dataset.query;
    const follow = (): void => setState(readState());
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const change = (next: ListState): void => {
    history.replaceState(history.state, '', listAddress(next));
    setState(next);
  };
  return [state, change];
};
