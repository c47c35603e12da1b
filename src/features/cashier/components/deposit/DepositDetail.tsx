import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { depositOrder } from '#contract/cashier/deposit.ts';
import type { Deposit } from '#contract/types.ts';
import { LockedBalance } from '#features/shared/LockedBalance.tsx';
import { lazyComponent } from '#features/shared/lazy-component.tsx';
import { ReceiptLink } from '#features/shared/ReceiptLink.tsx';
import { useWagering } from '#features/shared/use-wagering.ts';
import { $settings } from '#features/site/state/settings.ts';
import type { Words } from '#i18n/translate.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';
import { hrefOf } from '#paths.ts';
import { refreshBalance } from '../../state/wallet.ts';
import { OrderLoadState } from '../OrderLoadState.tsx';
import { type OrderStep, OrderSteps } from '../OrderSteps.tsx';
import { useLiveOrder } from '../use-live-order.ts';
import { DepositFacts } from './DepositFacts.tsx';
import { DepositStatus } from './DepositStatus.tsx';
import { PaymentActions } from './PaymentActions.tsx';
import '../adopt-cashier-styles.ts';

const NotifyMe = lazyComponent(() => import('#features/shared/NotifyMe.tsx'));

/** Returns the steps of a deposit: created, paid, credited; a failure replaces the step it prevented. */
const depositSteps = ({ cashierDeposit: t }: Words, order: Deposit): readonly OrderStep[] => {
  const { status, at, expiresAt, settledAt, reason } = order;
  const ordered: OrderStep = { key: 'ordered', label: t.stepOrdered(), state: 'done', at };
  const booked: OrderStep = { key: 'booked', label: t.stepBooked(), state: 'next' };
  const ended = settledAt ? { at: settledAt } : {};
  if (status === 'pending')
    return [ordered, { key: 'pay', label: t.stepPay(), state: 'now', note: t.stepPayBy(), at: expiresAt }, booked];
  const paid: OrderStep = { key: 'pay', label: t.stepPaid(), state: 'done' };
  if (status === 'reviewing') return [ordered, paid, { ...booked, state: 'now', note: t.reviewingText() }];
  if (status === 'approved') return [ordered, paid, { ...booked, state: 'done', ...ended }];
  return [
    ordered,
    { key: 'end', label: t[`status_${status}`](), state: 'bad', ...(reason && { note: reason }), ...ended },
  ];
};

interface DepositDetailProps {
  readonly id: string;
  /** Returns to the deposit form. */
  readonly onAgain: () => void;
  /** Returns to the page that the deposit is shown over; payment then opens in another tab. */
  readonly onReturn?: () => void;
}

/** What the credited money and its bonus are locked by. */
const LockedMoney = () => <LockedBalance loaded={useWagering()} />;

const isOver = ({ status }: Deposit): boolean => status !== 'pending' && status !== 'reviewing';

/**
 * Details of one deposit, updated as its status changes. The base version starts with the payment method,
 * `dep_func` 1 with the steps and facts of the order.
 */
const DepositDetail = ({ id, onAgain, onReturn }: DepositDetailProps) => {
  const { t } = useWords();
  const { template } = useStore($settings);
  const isNewerForm = template?.info.mobileTemplate.dep_func === '1';
  const {
    value: order,
    code,
    reload,
    replace,
    isStale,
  } = useLiveOrder(
    `deposit ${id}`,
    (language, signal) => api(depositOrder, { query: { depositId: id, language }, signal }),
    isOver,
  );
  const isApproved = order?.status === 'approved';
  useEffect(() => {
    if (isApproved) void ignoreCallErrors(refreshBalance());
  }, [isApproved]);

  if (!order) return <OrderLoadState code={code} onRetry={reload} onForm={onAgain} />;
  const steps = <OrderSteps key="steps" label={t.cashierDeposit.steps()} steps={depositSteps(t, order)} />;
  const pay = <PaymentActions key="pay" order={order} onChanged={replace} onAgain={onAgain} onReturn={onReturn} />;
  const facts = <DepositFacts key="facts" order={order} />;
  return (
    <div className="cashier__form" data-status={order.status}>
      <DepositStatus order={order} isStale={isStale} />
      {isNewerForm ? [steps, facts, pay] : [pay, facts, steps]}
      {!isOver(order) && <NotifyMe of="Deposit" />}
      {isApproved && <LockedMoney />}
      {isApproved && (
        <ReceiptLink href={hrefOf('receipt', { kind: 'deposit', id })} label={t.cashierDeposit.receipt()} />
      )}
    </div>
  );
};

export default DepositDetail;
