import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $session } from '#features/account/state/session.ts';
import { errorText } from '#i18n/error-words.ts';
import { useWords } from '#i18n/use-words.ts';
import { currentPage } from '#lib/bare-path.ts';
import { loginPath } from '#lib/links.ts';
import { ChipGroup } from '#ui/ChipGroup.tsx';
import { Icon } from '#ui/Icon.tsx';
import { adoptStyles } from '#ui/styles/adopt.ts';
import chip from '#ui/styles/chip.css?inline';
import state from '#ui/styles/state.css?inline';
import { OrderCard } from './OrderCard.tsx';
import css from './orders.css?inline';
import { type Status, useOrders } from './use-orders.ts';

adoptStyles(state + chip + css);

interface OrdersProps {
  /** Only orders of this lottery. */
  readonly code?: string;
  /** Order whose details are open initially. */
  readonly opened?: string;
}

const statuses: readonly Status[] = ['open', 'settled'];

const GuestState = () => {
  const { t } = useWords();
  return (
    <div className="state">
      <Icon name="LOTT" />
      <h2>{t.lotterySlips.guestTitle()}</h2>
      <p>{t.lotterySlips.guestText()}</p>
      <a className="btn btn--primary" href={loginPath(currentPage())}>
        {t.siteShell.logIn()}
      </a>
    </div>
  );
};

const OrderList = ({ code, opened = '', status }: OrdersProps & { readonly status: Status }) => {
  const { t } = useWords();
  const { listed, failure, replace, retry, more } = useOrders(status, code);
  if (!listed && failure === null)
    return (
      <div className="orders" role="status" aria-label={t.lotterySlips.loading()}>
        <div className="order order--waiting" />
        <div className="order order--waiting" />
      </div>
    );
  if (!listed)
    return (
      <div className="state" role="alert">
        <Icon name="bad" />
        <h2>{t.lotterySlips.failedTitle()}</h2>
        <p>{errorText(t, failure ?? '')}</p>
        <button type="button" className="btn btn--quiet" onClick={retry}>
          {t.siteShell.retry()}
        </button>
      </div>
    );
  if (listed.orders.length === 0)
    return (
      <div className="state">
        <Icon name="LOTT" />
        <h2>{t.lotterySlips[`${status}EmptyTitle`]()}</h2>
        <p>{t.lotterySlips[`${status}EmptyText`]()}</p>
      </div>
    );
  return (
    <>
      <ul className="orders" aria-label={t.lotterySlips[status]()}>
        {listed.orders.map((order) => (
          <OrderCard key={order.orderId} order={order} opened={order.orderId === opened} onChanged={replace} />
        ))}
      </ul>
      {listed.more && (
        <button type="button" className="btn btn--quiet btn--wide" onClick={more}>
          {t.lotterySlips.more()}
        </button>
      )}
    </>
  );
};

/** The player's open and settled orders with their details. */
const Orders = (props: OrdersProps) => {
  const { t } = useWords();
  const session = useStore($session);
  const [status, setStatus] = useState<Status>('open');
  if (!session) return <GuestState />;
  return (
    <div>
      <ChipGroup
        className="orders__which"
        label={t.lotterySlips.which()}
        options={statuses.map((option) => ({ key: option, label: t.lotterySlips[option]() }))}
        chosen={status}
        onChoose={setStatus}
      />
      <OrderList key={status} {...props} status={status} />
    </div>
  );
};

export default Orders;
