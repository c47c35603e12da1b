import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { liveOrder } from './live-order.ts';

/** Polls an order until it is final. Components that show different orders need a React key for each. */
export const useLiveOrder = <T>(...order: Parameters<typeof liveOrder<T>>) => {
  const [{ $seen, follow, reload, replace }] = useState(() => liveOrder(...order));
  useEffect(follow, [follow]);
  return { ...useStore($seen), reload, replace };
};
