import { useCallback } from 'react';
import { changeAddress, useAddress } from '#features/shared/use-address.ts';

/**
 * Returns the order in the address (`?order=DP…`) and a function to open one; null for none, undefined until hydrated.
 * Opening an order adds a history entry.
 */
export const useOrderId = (): readonly [string | null | undefined, (id: string | null) => void] => {
  const query = useAddress();
  const open = useCallback((next: string | null): void => {
    changeAddress((it) => {
      if (next === null) it.delete('order');
      else it.set('order', next);
    }, null);
    scrollTo(0, 0);
  }, []);
  return [query ? query.get('order') : undefined, open];
};
