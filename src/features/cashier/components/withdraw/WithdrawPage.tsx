import { useEffect } from 'react';
import type { Locale } from '../../../../i18n/locale.ts';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { useOrderId } from '../use-order-id.ts';
import { WithdrawSection } from './WithdrawSection.tsx';
import '../cashier.css';
import { lazyComponent } from '../../../shared/lazy-component.tsx';

const WithdrawalTracker = lazyComponent(() => import('./WithdrawalTracker.tsx'), <Skeleton shape="card" count={3} />);

interface WithdrawPageProps {
  readonly locale: Locale;
  /** Image host that the document was built with. */
  readonly cdn: string;
}

/** R024, R263: money out, and the withdrawal that the address names (X10). */
export const WithdrawPage = ({ locale, cdn }: WithdrawPageProps) => {
  const [orderId, openOrder] = useOrderId();
  // Whoever placed an order should see it, even where the network drops just then.
  useEffect(() => void WithdrawalTracker.load().catch(() => undefined), []);
  return (
    <div className="stack cashier">
      {orderId ? (
        <WithdrawalTracker key={orderId} id={orderId} locale={locale} onAgain={() => openOrder(null)} />
      ) : (
        <WithdrawSection locale={locale} cdn={cdn} onOrder={openOrder} />
      )}
    </div>
  );
};
