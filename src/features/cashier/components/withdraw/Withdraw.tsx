import { useEffect } from 'react';
import type { Locale } from '../../../../i18n/locale.ts';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { useOrderId } from '../use-order-id.ts';
import { WithdrawForm } from './WithdrawForm.tsx';
import '../cashier.css';
import { lazyPart } from '../../../shared/lazy-part.tsx';

const WithdrawalTracker = lazyPart(() => import('./WithdrawalTracker.tsx'), <Skeleton shape="card" count={3} />);

interface WithdrawProps {
  readonly locale: Locale;
  /** Image host that the document was built with. */
  readonly cdn: string;
}

/** R024, R263: money out, and the withdrawal that the address names (X10). */
export const Withdraw = ({ locale, cdn }: WithdrawProps) => {
  const [orderId, openOrder] = useOrderId();
  // Whoever placed an order should see it, even where the network drops just then.
  useEffect(() => void WithdrawalTracker.load().catch(() => undefined), []);
  return (
    <div className="stack cashier">
      {orderId ? (
        <WithdrawalTracker key={orderId} id={orderId} locale={locale} onAgain={() => openOrder(null)} />
      ) : (
        <WithdrawForm locale={locale} cdn={cdn} onOrder={openOrder} />
      )}
    </div>
  );
};
