import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $session } from '#features/account/state/session.ts';
import { LoadState } from '#features/shared/LoadState.tsx';
import { NextPage } from '#features/shared/NextPage.tsx';
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
  const { list, orders, replace } = useOrders(status, code);
  return (
    <LoadState
      loaded={list}
      title={t.lotterySlips.failedTitle()}
      skeleton={
        <div className="orders">
          <div className="order order--waiting" />
          <div className="order order--waiting" />
        </div>
      }
      empty={() =>
        orders.length === 0
          ? {
              icon: 'LOTT',
              title: t.lotterySlips[`${status}EmptyTitle`](),
              text: t.lotterySlips[`${status}EmptyText`](),
            }
          : null
      }
    >
      {() => (
        <>
          <ul className="orders" aria-label={t.lotterySlips[status]()}>
            {orders.map((order) => (
              <OrderCard key={order.orderId} order={order} opened={order.orderId === opened} onChanged={replace} />
            ))}
          </ul>
          <NextPage records={list} label={t.lotterySlips.more()} />
        </>
      )}
    </LoadState>
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
