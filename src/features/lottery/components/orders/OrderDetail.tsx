import { useStore } from '@nanostores/react';
import type { LotteryOrder } from '#contract/types.ts';
import { lazyComponent } from '#features/shared/lazy-component.tsx';
import { $serverTime } from '#features/site/state/server-time.ts';
import { useWords } from '#i18n/use-words.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { drawTime } from '../../model/draw-time.ts';
import { Balls } from '../Balls.tsx';
import { symbolName } from '../symbol-name.ts';
import { statusName } from './status-name.ts';
import { useCancelBet } from './use-cancel-bet.ts';

interface OrderDetailProps {
  readonly order: LotteryOrder;
  readonly onChanged: (order: LotteryOrder) => void;
}

const NotifyMe = lazyComponent(() => import('#features/shared/NotifyMe.tsx'));

/** Returns the numbers of won bets among those drawn; duplicates are ambiguous and left out. */
const hitsOf = ({ suborders, numbers }: LotteryOrder): readonly string[] =>
  suborders
    .filter(({ status }) => status === 'won')
    .flatMap((sub) => sub.numbers)
    .filter((it) => numbers?.filter((drawn) => drawn === it).length === 1);

/** Details of an order: drawn numbers, every bet with its result, and a button to cancel an open one. */
export const OrderDetail = ({ order, onChanged }: OrderDetailProps) => {
  const { t, locale } = useWords();
  const now = useStore($serverTime);
  const { busy, cancel } = useCancelBet(order, onChanged);
  const isClosed = now >= order.closesAt;
  return (
    <>
      {order.numbers && (
        <div>
          <span className="order__label">{t.lotterySlips.numbers()}</span>
          <Balls numbers={order.numbers} label={t.lotterySlips.numbers()} hit={hitsOf(order)} />
        </div>
      )}
      <ul className="subs">
        {order.suborders.map((sub) => {
          const numbers = sub.numbers.map((it) => symbolName(t.lotteryDraws, it)).join(' ');
          return (
            <li className="sub" key={sub.suborderId} data-status={sub.status}>
              <span className="sub__what">
                <span>
                  {sub.playName} <span className="num">{t.lotterySlips.odds({ odds: sub.odds })}</span>
                </span>
                <b className="num">{numbers}</b>
              </span>
              <span className="sub__sum">
                <b className="num">{sub.status === 'won' ? `+${formatAmount(sub.payout)}` : formatAmount(sub.stake)}</b>
                <span className={`order__status order__status--${sub.status}`}>{statusName(t, sub.status)}</span>
              </span>
              {sub.status === 'open' && !isClosed && (
                <button
                  type="button"
                  className="btn btn--quiet btn--s"
                  aria-label={t.lotterySlips.takeBackBet({ play: sub.playName, numbers })}
                  aria-busy={busy === sub.suborderId || undefined}
                  disabled={busy !== null && busy !== sub.suborderId}
                  onClick={() => void cancel(sub, numbers)}
                >
                  {t.lotterySlips.takeBack()}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {order.status === 'open' && <NotifyMe of="Bet" />}
      {order.status === 'open' && isClosed && <p className="order__label">{t.lotterySlips.closed()}</p>}
      <p className="order__label num">
        {t.lotterySlips.orderNo({ id: order.orderId })} ·{' '}
        {t.lotterySlips.placedAt({ time: drawTime(order.at, now, locale) })}
      </p>
    </>
  );
};
