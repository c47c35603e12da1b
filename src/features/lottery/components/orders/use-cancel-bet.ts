import { useState } from 'react';
import { cancelSuborders, orderDetail } from '#contract/lottery/lottery.ts';
import type { LotteryOrder } from '#contract/types.ts';
import { refreshBalance } from '#features/cashier/state/wallet.ts';
import { confirmFirst } from '#features/shared/lazy-module.ts';
import { showCallError } from '#features/shared/show-call-error.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { CallAborted, ignoreCallErrors } from '#lib/http/errors.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { showToast } from '#lib/toasts.ts';

type Suborder = LotteryOrder['suborders'][number];

/** Cancels a bet after confirmation; `busy` is the id of the running one. */
export const useCancelBet = ({ orderId }: LotteryOrder, onChanged: (order: LotteryOrder) => void) => {
  const { t, locale } = useWords();
  const [busy, setBusy] = useState<string | null>(null);
  const cancel = async ({ suborderId, playName: play, stake }: Suborder, numbers: string): Promise<void> => {
    if (busy) return;
    const amount = formatAmount(stake);
    const isConfirmed = await confirmFirst({
      title: t.lotterySlips.askTitle(),
      text: t.lotterySlips.askText({ play, numbers, amount }),
      cancel: t.lotterySlips.keep(),
      confirm: t.lotterySlips.takeBack(),
      loses: true,
    });
    if (!isConfirmed) return;
    setBusy(suborderId);
    const language = wireLanguage(locale);
    try {
      // One key per bet makes a repeated cancellation idempotent.
      onChanged(
        await api(cancelSuborders, {
          query: { language },
          body: { orderId, suborderIds: [suborderId] },
          key: `take-back-${suborderId}`,
        }),
      );
      showToast(t.lotterySlips.takenBack({ amount }), { kind: 'ok' });
      void ignoreCallErrors(refreshBalance());
    } catch (error) {
      if (error instanceof CallAborted) return;
      showCallError(t, error);
      api(orderDetail, { query: { orderId, language } }).then(onChanged, () => undefined);
    } finally {
      setBusy(null);
    }
  };
  return { busy, cancel };
};
