import { useEffect } from 'react';
import type { Locale } from '../../../../i18n/locale.ts';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { useOrderId } from '../use-order-id.ts';
import { DepositForm } from './DepositForm.tsx';
import '../cashier.css';
import { lazyPart } from '../../../shared/lazy-part.tsx';

const DepositOrder = lazyPart(() => import('./DepositOrder.tsx'), <Skeleton shape="card" count={3} />);

interface DepositProps {
  readonly locale: Locale;
  /** Image host that the document was built with. */
  readonly cdn: string;
}

/** R024, R264: the cashier, and the order that the address names. */
export const Deposit = ({ locale, cdn }: DepositProps) => {
  const [orderId, openOrder] = useOrderId();
  // Whoever placed an order should see it, even where the network drops just then.
  useEffect(() => void DepositOrder.load().catch(() => undefined), []);
  return (
    <div className="stack cashier">
      {orderId ? (
        <DepositOrder key={orderId} id={orderId} locale={locale} cdn={cdn} onAgain={() => openOrder(null)} />
      ) : (
        <DepositForm locale={locale} cdn={cdn} onOrder={openOrder} />
      )}
    </div>
  );
};
