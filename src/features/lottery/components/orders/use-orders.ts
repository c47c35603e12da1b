import { orders } from '#contract/lottery/lottery.ts';
import type { LotteryOrder, Value } from '#contract/types.ts';
import { type Records, useRecords } from '#features/shared/use-records.ts';
import { useServerTimeout } from '#features/shared/use-server-timeout.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { dayOf } from '#lib/dates/market-time.ts';
import { dayMs } from '#lib/dates/units.ts';
import { api } from '#lib/http/client.ts';
import { serverNow } from '#lib/http/server-clock.ts';

export type Status = 'open' | 'settled';

interface Orders {
  readonly list: Records<Value<'orders'>>;
  readonly orders: readonly LotteryOrder[];
  readonly replace: (order: LotteryOrder) => void;
}

const reach = 30 * dayMs;

/** Loads the player's orders of one lottery or of all, page by page; reloads open ones after their draw. */
export const useOrders = (status: Status, code: string | undefined): Orders => {
  const list = useRecords<Value<'orders'>>(`orders ${status} ${code ?? ''}`, (page, locale, signal) =>
    api(orders, {
      query: {
        status,
        ...(code && { code }),
        startDate: dayOf(serverNow() - reach),
        page,
        language: wireLanguage(locale),
      },
      signal,
    }),
  );
  const loaded = (list.value ?? []).flatMap(({ content }) => content);
  const open = status === 'open' ? loaded : [];
  useServerTimeout(open.length > 0 ? Math.min(...open.map(({ drawsAt }) => drawsAt)) : null, list.reload);
  return {
    list,
    orders: loaded,
    replace: (order) =>
      list.update((pages) =>
        pages.map((page) => ({
          ...page,
          content: page.content.map((it) => (it.orderId === order.orderId ? order : it)),
        })),
      ),
  };
};
