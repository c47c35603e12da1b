import { useEffect } from 'react';
import type { Locale } from '../../../../i18n/locale.ts';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { useOrderId } from '../use-order-id.ts';
import { DepositSection } from './DepositSection.tsx';
import '../cashier.css';
import { lazyComponent } from '../../../shared/lazy-component.tsx';

const DepositDetail = lazyComponent(() => import('./DepositDetail.tsx'), <Skeleton shape="card" count={3} />);

interface DepositPageProps {
  readonly locale: Locale;
  /** Image host that the document was built with. */
  readonly cdn: string;
}

/** R024, R264: the cashier, and the order that the address names. */
export const DepositPage = ({ locale, cdn }: DepositPageProps) => {
  const [orderId, openOrder] = useOrderId();
  // Whoever placed an order should see it, even where the network drops just then.
  useEffect(() => void DepositDetail.load().catch(() => undefined), []);
  return (
    <div className="stack cashier">
      {orderId ? (
        <DepositDetail key={orderId} id={orderId} locale={locale} cdn={cdn} onAgain={() => openOrder(null)} />
      ) : (
        <DepositSection locale={locale} cdn={cdn} onOrder={openOrder} />
      )}
    </div>
  );
};
