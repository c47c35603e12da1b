import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { liveOrder } from './live-order.ts';

/** Follows an order while it moves. Whoever shows one order after another gives each a key. */
export const useLiveOrder = <T>(...order: Parameters<typeof liveOrder<T>>) => {
  const [{ $seen, follow, reload, replace }] = useState(() => liveOrder(...order));
  useEffect(follow, [follow]);
  return { ...useStore($seen), reload, replace };
};
