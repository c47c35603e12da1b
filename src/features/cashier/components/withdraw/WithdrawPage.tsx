import { useEffect } from 'react';
import { lazyComponent } from '#features/shared/lazy-component.tsx';
import { prepareConfirmation } from '#features/shared/lazy-module.ts';
import { whenEngaged } from '#lib/browser/when-engaged.ts';
import { ignoreFailure } from '#lib/ignore-failure.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useOrderId } from '../use-order-id.ts';
import { WithdrawSection } from './WithdrawSection.tsx';
import '../cashier.css';

const WithdrawalTracker = lazyComponent(() => import('./WithdrawalTracker.tsx'), <Skeleton shape="card" count={3} />);

/** Withdrawal page: the form, or the withdrawal named in the URL. */
export const WithdrawPage = () => {
  const [orderId, openOrder] = useOrderId();
  // Loaded ahead, so that a new order shows and can be cancelled even if the network drops.
  useEffect(
    () =>
      whenEngaged(() => {
        ignoreFailure(WithdrawalTracker.load());
        prepareConfirmation();
      }),
    [],
  );
  return (
    <div className="stack cashier">
      {orderId ? (
        <WithdrawalTracker key={orderId} id={orderId} onAgain={() => openOrder(null)} />
      ) : (
        <WithdrawSection onOrder={openOrder} />
      )}
    </div>
  );
};
