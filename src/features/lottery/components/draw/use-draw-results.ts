import { useEffect, useRef } from 'react';
import { orderDetail } from '#contract/lottery/lottery.ts';
import type { LotteryOrder } from '#contract/types.ts';
import { $session } from '#features/account/state/session.ts';
import { refreshBalance } from '#features/cashier/state/wallet.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { $words } from '#i18n/page-words.ts';
import { api } from '#lib/http/client.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { showToast, toastMs } from '#lib/toasts.ts';

const notifyResult = ({ drawId: id, stake, payout, status }: LotteryOrder): void => {
  const { t } = $words.get();
  if (status === 'open' || status === 'cancelled') return;
  // A payout below the stake is not a win.
  if (payout > stake)
    showToast(t.lotteryBetting.wonToast({ id, amount: formatAmount(payout) }), { kind: 'ok', time: toastMs.long });
  else if (payout > 0)
    showToast(t.lotteryBetting.backToast({ id, amount: formatAmount(payout), stake: formatAmount(stake) }));
  else showToast(t.lotteryBetting.lostToast({ id }));
};

/**
 * Refreshes the balance after each draw and reports the results of orders placed on this page. Returns a function to
 * register such an order.
 */
export const useDrawResults = (lastDrawId: string | undefined): ((order: LotteryOrder) => void) => {
  const waiting = useRef<LotteryOrder[]>([]);
  const seen = useRef<string>(undefined);
  useEffect(() => {
    const isFirst = seen.current === undefined;
    seen.current = lastDrawId;
    if (isFirst || !lastDrawId || !$session.get()) return;
    const due = waiting.current.filter(({ drawId }) => drawId <= lastDrawId);
    waiting.current = waiting.current.filter((order) => !due.includes(order));
    const report = async (order: LotteryOrder): Promise<void> => {
      const query = { orderId: order.orderId, language: wireLanguage($words.get().locale) };
      try {
        notifyResult(await api(orderDetail, { query }));
      } catch (error) {
        // Reported after the next draw.
        waiting.current.push(order);
        throw error;
      }
    };
    void ignoreCallErrors(refreshBalance());
    for (const order of due) void ignoreCallErrors(report(order));
  }, [lastDrawId]);
  return (order) => waiting.current.push(order);
};
