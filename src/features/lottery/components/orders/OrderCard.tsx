import { useId, useState } from 'react';
import { orderDetail } from '#contract/lottery/lottery.ts';
import type { LotteryOrder } from '#contract/types.ts';
import { Countdown } from '#features/shared/Countdown.tsx';
import { useQuery } from '#features/shared/use-query.ts';
import { useRetryOnline } from '#features/shared/use-retry-online.ts';
import { $serverTime } from '#features/site/state/server-time.ts';
import { errorText } from '#i18n/error-words.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { ErrorText } from '#ui/ErrorText.tsx';
import { Icon } from '#ui/Icon.tsx';
import { drawTime } from '../../model/draw-time.ts';
import { OrderDetail } from './OrderDetail.tsx';
import { statusName } from './status-name.ts';

interface OrderCardProps {
  readonly order: LotteryOrder;
  /** Details are open initially. */
  readonly opened: boolean;
  readonly onChanged: (order: LotteryOrder) => void;
}

/** Card of one order; a tap opens its details, which are reloaded. */
export const OrderCard = ({ order, opened, onChanged }: OrderCardProps) => {
  const { t, locale } = useWords();
  const panel = useId();
  const [open, setOpen] = useState(opened);
  const { orderId, status } = order;
  const { code: failure, reload } = useQuery(open ? `lotteryOrder.${orderId}` : null, async (signal, locale) => {
    const found = await api(orderDetail, { query: { orderId, language: wireLanguage(locale) }, signal });
    onChanged(found);
    return found;
  });
  useRetryOnline(failure, reload);
  return (
    <li className="order" data-status={status}>
      <button
        type="button"
        className="order__head"
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        <span className="order__name">
          <b className="two">{order.name}</b>
          <span className="num">
            {t.lotterySlips.draw({ id: order.drawId })} · {drawTime(order.drawsAt, $serverTime.get(), locale)}
          </span>
        </span>
        <span className="order__sum">
          <b className="num">{status === 'won' ? `+${formatAmount(order.payout)}` : formatAmount(order.stake)}</b>
          <span className={`order__status order__status--${status}`}>
            {status === 'open' ? <Countdown until={order.closesAt} /> : <span>{statusName(t, status)}</span>}
          </span>
        </span>
        <Icon name="down" />
      </button>
      {open && (
        <div className="order__detail" id={panel}>
          {failure && <ErrorText role="alert">{errorText(t, failure)}</ErrorText>}
          <OrderDetail order={order} onChanged={onChanged} />
        </div>
      )}
    </li>
  );
};
