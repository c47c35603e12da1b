import { useState } from 'react';
import type { WireLanguage } from '#contract/fields.ts';
import { useQuery } from '#features/shared/use-query.ts';
import { useRetryOnline } from '#features/shared/use-retry-online.ts';
import { useVisibleInterval } from '#features/shared/use-visible-interval.ts';
import { wireLanguage } from '#i18n/locale.ts';

const pollIntervalMs = 3_000;

/**
 * Loads an order and polls it every 3 s while the page is visible, until it is over. `isStale`: the last request found
 * no connection or no working server; a lost session asks for a login instead.
 */
export const useLiveOrder = <T>(
  key: string,
  load: (language: WireLanguage, signal: AbortSignal) => Promise<T>,
  isOver: (value: T) => boolean,
) => {
  const order = useQuery(key, (signal, locale) => load(wireLanguage(locale), signal));
  const { value, refreshing, reload } = order;
  const [code, setCode] = useState(order.code);
  // The error of the last request stays while the next one runs.
  if (!refreshing && code !== order.code) setCode(order.code);
  const poll = (): void => {
    if (value && !refreshing && !isOver(value)) reload();
  };
  useVisibleInterval(poll, pollIntervalMs);
  useRetryOnline(code, poll);
  return { ...order, code, isStale: code !== null && !code.startsWith('session.') };
};
