import { lazy, Suspense } from 'react';
import type { Locale } from '../../../i18n/locale.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Boundary } from '../../../ui/Boundary.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useOrderId } from '../use-order-id.ts';
import { WithdrawForm } from './WithdrawForm.tsx';
import '../cashier.css';

const WithdrawalTracker = lazy(() => import('./WithdrawalTracker.tsx'));

interface WithdrawProps {
  readonly locale: Locale;
  /** Image host that the document was built with. */
  readonly cdn: string;
}

/** R024, R263: money out, and the withdrawal that the address names (X10). */
export const Withdraw = ({ locale, cdn }: WithdrawProps) => {
  const { t } = useWords(locale);
  const [orderId, openOrder] = useOrderId();
  return (
    <div className="stack cashier">
      <Boundary text={t.frame.loadFailed()} retry={t.frame.retry()}>
        {orderId ? (
          <Suspense fallback={<Skeleton shape="card" count={3} />}>
            <WithdrawalTracker key={orderId} id={orderId} locale={locale} onAgain={() => openOrder(null)} />
          </Suspense>
        ) : (
          <WithdrawForm locale={locale} cdn={cdn} onOrder={openOrder} />
        )}
      </Boundary>
    </div>
  );
};
