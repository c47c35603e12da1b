import { useEffect } from 'react';
import { withdrawalOrder } from '#contract/cashier/withdraw.ts';
import type { Withdrawal } from '#contract/types.ts';
import { lazyComponent } from '#features/shared/lazy-component.tsx';
import { ReceiptLink } from '#features/shared/ReceiptLink.tsx';
import { TransactionNotice } from '#features/shared/TransactionNotice.tsx';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';
import { hrefOf } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { refreshBalance } from '../../state/wallet.ts';
import { OrderHead } from '../OrderHead.tsx';
import { OrderLoadState } from '../OrderLoadState.tsx';
import { OrderSteps } from '../OrderSteps.tsx';
import { useLiveOrder } from '../use-live-order.ts';
import { type CancelWithdrawal, useCancelWithdrawal } from './use-cancel-withdrawal.ts';
import { WithdrawalFacts } from './WithdrawalFacts.tsx';
import { withdrawalSteps } from './withdrawal-steps.ts';
import '../adopt-cashier-styles.ts';

interface WithdrawalTrackerProps {
  readonly id: string;
  readonly onAgain: () => void;
}

const NotifyMe = lazyComponent(() => import('#features/shared/NotifyMe.tsx'));

const isOver = ({ status }: Withdrawal): boolean => status !== 'reviewing' && status !== 'processing';

interface NextStepProps {
  readonly order: Withdrawal;
  readonly cancelling: CancelWithdrawal;
  readonly onAgain: () => void;
}

/** Actions of a withdrawal: start another one or cancel this one. */
const NextStep = ({ order, cancelling, onAgain }: NextStepProps) => {
  const { t } = useWords();
  return isOver(order) ? (
    <div className="cashier__two">
      <Button look="primary" onClick={onAgain}>
        {t.cashierWithdraw.another()}
      </Button>
      <a className="btn btn--quiet" href={hrefOf('service')}>
        {t.cashierWithdraw.service()}
      </a>
    </div>
  ) : order.canCancel ? (
    <>
      <Button look="quiet" wide busy={cancelling.transaction.busy} onClick={() => void cancelling.cancel()}>
        {t.cashierWithdraw.cancel()}
      </Button>
      <p className="hint">{t.cashierWithdraw.cancelHint()}</p>
    </>
  ) : (
    <p className="hint">{t.cashierWithdraw.tooLate()}</p>
  );
};

/** Tracker of one withdrawal: steps with times, next step, and reason and advice of a rejection. */
const WithdrawalTracker = ({ id, onAgain }: WithdrawalTrackerProps) => {
  const { t } = useWords();
  const {
    value: order,
    code,
    reload,
    replace,
    isStale,
  } = useLiveOrder(
    `withdrawal ${id}`,
    (language, signal) => api(withdrawalOrder, { query: { withdrawId: id, language }, signal }),
    isOver,
  );
  const cancelling = useCancelWithdrawal({ id, replace, reload });
  const status = order?.status;
  useEffect(() => {
    if (status === 'cancelled' || status === 'rejected') void ignoreCallErrors(refreshBalance());
  }, [status]);

  if (!order) return <OrderLoadState code={code} onRetry={reload} onForm={onAgain} />;
  const { reason, advice } = order;
  return (
    <div className="cashier__form" data-status={order.status}>
      <OrderHead
        status={order.status}
        amount={order.amount}
        title={t.cashierWithdraw[`status_${order.status}`]()}
        text={[reason, t.cashierWithdraw[`text_${order.status}`](), advice].filter(Boolean).join(' ')}
        isStale={isStale}
      />
      {!isOver(order) && <NotifyMe of="Withdrawal" />}
      <OrderSteps label={t.cashierWithdraw.steps()} steps={withdrawalSteps(t, order)} />
      <WithdrawalFacts order={order} />
      <ReceiptLink href={hrefOf('receipt', { kind: 'withdrawal', id })} label={t.cashierWithdraw.receipt()} />
      <FormProblem text={cancelling.problem} />
      <TransactionNotice transaction={cancelling.transaction} />
      <NextStep order={order} cancelling={cancelling} onAgain={onAgain} />
    </div>
  );
};

export default WithdrawalTracker;
