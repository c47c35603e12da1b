import { orderDetail } from '#contract/lottery/lottery.ts';
import type { LotteryOrder } from '#contract/types.ts';
import { Facts } from '#features/shared/Facts.tsx';
import { LoadState } from '#features/shared/LoadState.tsx';
import { OwnAmount } from '#features/shared/OwnAmount.tsx';
import { useQuery } from '#features/shared/use-query.ts';
import { wireLanguage } from '#i18n/locale.ts';
import type { Words } from '#i18n/translate.ts';
import { useWords } from '#i18n/use-words.ts';
import { dayAndTime } from '#lib/dates/day-words.ts';
import { api } from '#lib/http/client.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { adoptStyles } from '#ui/styles/adopt.ts';
import css from './lottery-order-details.css?inline';

adoptStyles(css);

const stateName = ({ recordsReports: reports }: Words, status: LotteryOrder['status']): string =>
  ({ open: reports.open(), won: reports.won(), lost: reports.lost(), cancelled: reports.takenBack() })[status];

/** Drawn numbers and all bets of a lottery order. */
export const LotteryOrderDetails = ({ orderId }: { readonly orderId: string }) => {
  const { t, locale: current } = useWords();
  const { recordsReports: reports } = t;
  const order = useQuery(`order ${orderId}`, (signal, locale) =>
    api(orderDetail, { query: { orderId, language: wireLanguage(locale) }, signal }),
  );
  return (
    <LoadState loaded={order} skeleton={<Skeleton shape="line" count={4} />}>
      {(order) => (
        <section className="orderparts">
          <h3>{reports.partsOf()}</h3>
          <Facts
            facts={[
              { label: reports.order(), value: order.orderId, copy: order.orderId },
              { label: order.name, value: `${order.drawId}, ${dayAndTime(order.drawsAt, current)}` },
              { label: reports.drawn(), value: order.numbers?.join(' · ') },
            ]}
          />
          <ul>
            {order.suborders.map((part) => (
              <li key={part.suborderId}>
                <span>
                  {part.playName} <b className="num">{part.numbers.join(' ')}</b> <span>×{part.odds}</span>
                </span>
                <span>
                  <OwnAmount value={part.stake} /> {stateName(t, part.status)}
                  {part.status === 'won' && (
                    <>
                      {' · '}
                      {reports.payout()} <OwnAmount value={part.payout} />
                    </>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </LoadState>
  );
};
