import { useCallback, useEffect, useState } from 'react';

/**
 * Returns the order in the address (`?order=DP…`) and a function to open one; null for none, undefined until it is
 * read. Opening an order adds a history entry.
 */
export const useOrderId = (): readonly [string | null | undefined, (id: string | null) => void] => {
  const [id, setId] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    const read = (): void => setId(new URLSearchParams(location.search).get('order'));
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);
  const open = useCallback((next: string | null): void => {
    const url = new URL(location.href);
    if (next === null) url.searchParams.delete('order');
    else url.searchParams.set('order', next);
    history.pushState(null, '', url);
    setId(next);
    scrollTo(0, 0);
  }, []);
  return [id, open];
};
