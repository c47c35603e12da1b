import { useEffect, useState } from 'react';

/**
 * Returns the selected view of a page and its setter. The view is kept in the address, so that back and reload restore
 * it.
 */
export const useView = <V extends string>(views: readonly [V, ...V[]]): [V, (view: V) => void] => {
  const [view, setView] = useState<V>(views[0]);
  useEffect(() => {
    const requested = new URLSearchParams(location.search).get('view');
    const found = views.find((it) => it === requested);
    if (found) setView(found);
  }, [views]);
  const choose = (next: V): void => {
    const url = new URL(location.href);
    if (next === views[0]) url.searchParams.delete('view');
    else url.searchParams.set('view', next);
    history.replaceState(history.state, '', url);
    setView(next);
  };
  return [view, choose];
};
