import { lazy, Suspense } from 'react';
import type { Locale } from '../../../i18n/locale.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Boundary } from '../../../ui/Boundary.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useOrderId } from '../use-order-id.ts';
import { DepositForm } from './DepositForm.tsx';
import '../cashier.css';

const DepositOrder = lazy(() => import('./DepositOrder.tsx'));

interface DepositProps {
  readonly locale: Locale;
  /** Image host that the document was built with. */
  readonly cdn: string;
}

/** R024, R264: the cashier, and the order that the address names. */
export const Deposit = ({ locale, cdn }: DepositProps) => {
  const { t } = useWords(locale);
  const [orderId, openOrder] = useOrderId();
  return (
    <div className="stack cashier">
      <Boundary text={t.frame.loadFailed()} retry={t.frame.retry()}>
        {orderId ? (
          <Suspense fallback={<Skeleton shape="card" count={3} />}>
            <DepositOrder key={orderId} id={orderId} locale={locale} cdn={cdn} onAgain={() => openOrder(null)} />
          </Suspense>
        ) : (
          <DepositForm locale={locale} cdn={cdn} onOrder={openOrder} />
        )}
      </Boundary>
    </div>
  );
};
