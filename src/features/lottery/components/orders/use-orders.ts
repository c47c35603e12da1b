import { useCallback, useEffect, useState } from 'react';
import { orders } from '#contract/lottery/lottery.ts';
import type { LotteryOrder } from '#contract/types.ts';
import { useRetryOnline } from '#features/shared/use-retry-online.ts';
import { useServerTimeout } from '#features/shared/use-server-timeout.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { $locale } from '#i18n/page-locale.ts';
import { dayOf } from '#lib/dates/market-time.ts';
import { dayMs } from '#lib/dates/units.ts';
import { api } from '#lib/http/client.ts';
import { CallAborted, codeOf } from '#lib/http/errors.ts';
import { serverNow } from '#lib/http/server-clock.ts';

export type Status = 'open' | 'settled';

interface Listed {
  readonly orders: readonly LotteryOrder[];
  readonly pages: number;
  readonly more: boolean;
}

const reach = 30 * dayMs;

/** Loads the player's orders of one lottery or of all, page by page; reloads open ones after their draw. */
export const useOrders = (status: Status, code: string | undefined) => {
  const [listed, setListed] = useState<Listed | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const load = useCallback(
    async (pages: number): Promise<void> => {
      const locale = $locale.get();
      const loads = Array.from({ length: pages }, (_, index) =>
        api(orders, {
          query: {
            status,
            ...(code && { code }),
            startDate: dayOf(serverNow() - reach),
            page: index + 1,
            language: wireLanguage(locale),
          },
        }),
      );
      try {
        const found = await Promise.all(loads);
        if ($locale.get() !== locale) return;
        const totalPages = found[0]?.totalPages ?? 0;
        setListed({ orders: found.flatMap(({ content }) => content), pages, more: totalPages > pages });
        setFailure(null);
      } catch (error) {
        if (!(error instanceof CallAborted)) setFailure(codeOf(error));
      }
    },
    [status, code],
  );
  useEffect(() => {
    setListed(null);
    return $locale.subscribe(() => void load(1));
  }, [load]);

  const pages = listed?.pages ?? 1;
  const open = status === 'open' ? (listed?.orders ?? []) : [];
  useServerTimeout(open.length > 0 ? Math.min(...open.map(({ drawsAt }) => drawsAt)) : null, () => void load(pages));

  const replace = (order: LotteryOrder): void =>
    setListed(
      (known) => known && { ...known, orders: known.orders.map((it) => (it.orderId === order.orderId ? order : it)) },
    );
  const retry = (): void => {
    setFailure(null);
    void load(pages);
  };
  useRetryOnline(failure, retry);
  return { listed, failure, replace, retry, more: () => void load(pages + 1) };
};
