import { useEffect } from 'react';
import type { Locale } from '../../../../i18n/locale.ts';
import { whenIdle } from '../../../../lib/browser/idle.ts';
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

/** Deposit page: the form, or the deposit named in the URL (R024, R264). */
export const DepositPage = ({ locale, cdn }: DepositPageProps) => {
  const [orderId, openOrder] = useOrderId();
  // The detail view is loaded ahead, so that a new order shows even if the network drops.
  useEffect(() => whenIdle(() => void DepositDetail.load().catch(() => undefined)), []);
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
