import type { Deposit } from '#contract/types.ts';
import { IdentityNeed } from '#features/shared/IdentityNeed.tsx';
import { useWords } from '#i18n/use-words.ts';
import { hrefOf } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { canReportTransfer } from '../../model/can-report-transfer.ts';
import { BankTransferDetails } from './BankTransferDetails.tsx';
import { CounterCode } from './CounterCode.tsx';
import { PaymentQrCode } from './PaymentQrCode.tsx';
import { useDepositActions } from './use-deposit-actions.ts';

interface PaymentActionsProps {
  readonly order: Deposit;
  readonly onChanged: (order: Deposit) => void;
  readonly onAgain: () => void;
  readonly onReturn?: (() => void) | undefined;
}

interface EndedOrderProps {
  readonly paid: boolean;
  readonly onAgain: () => void;
  readonly onReturn?: (() => void) | undefined;
}

/** Links shown once a deposit is final. */
const EndedOrder = ({ paid, onAgain, onReturn }: EndedOrderProps) => {
  const { t } = useWords();
  return paid ? (
    <div className="cashier__two">
      {onReturn ? (
        <Button look="primary" onClick={onReturn}>
          {t.cashierDeposit.backToGame()}
        </Button>
      ) : (
        <a className="btn btn--primary" href={hrefOf('home')}>
          {t.cashierDeposit.play()}
        </a>
      )}
      <Button look="quiet" onClick={onAgain}>
        {t.cashierDeposit.another()}
      </Button>
    </div>
  ) : (
    <div className="cashier__two">
      <Button look="primary" onClick={onAgain}>
        {t.cashierDeposit.again()}
      </Button>
      <a className="btn btn--quiet" href={hrefOf('service')}>
        {t.cashierDeposit.service()}
      </a>
    </div>
  );
};

/** Actions of a deposit: pay, confirm the payment, cancel, or continue once it is final. */
export const PaymentActions = ({ order, onChanged, onAgain, onReturn }: PaymentActionsProps) => {
  const { t } = useWords();
  const { busy, problem, identity, confirm, cancel } = useDepositActions(order, onChanged);
  const { channel, status, bank, payUrl } = order;

  if (status === 'reviewing') return null;
  if (canReportTransfer(order))
    return (
      <section className="panel paypart">
        <BankTransferDetails order={order} />
        <Button look="primary" wide busy={busy === 'confirm'} onClick={() => void confirm()}>
          {t.cashierDeposit.iHaveSent()}
        </Button>
        <FormProblem text={problem} />
        <IdentityNeed need={identity} />
        <Button look="ghost" wide onClick={onAgain}>
          {t.cashierDeposit.again()}
        </Button>
      </section>
    );
  if (status !== 'pending') return <EndedOrder paid={status === 'approved'} onAgain={onAgain} onReturn={onReturn} />;
  return (
    <section className="panel paypart">
      {channel === 'manual' && <BankTransferDetails order={order} />}
      {order.qr && <PaymentQrCode order={order} src={order.qr} />}
      {channel === 'counter' && order.reference && <CounterCode order={order} code={order.reference} />}
      {channel === 'manual' ? (
        <Button look="primary" wide busy={busy === 'confirm'} onClick={() => void confirm()}>
          {t.cashierDeposit.iHavePaid()}
        </Button>
      ) : (
        payUrl && (
          <a
            className="btn btn--primary btn--wide"
            href={payUrl}
            {...(onReturn && { target: '_blank', rel: 'noreferrer' })}
          >
            {channel === 'counter'
              ? t.cashierDeposit.counterPage()
              : t.cashierDeposit.openApp({ name: bank?.name ?? t.cashierDeposit[`channel_${channel}`]() })}
          </a>
        )
      )}
      <FormProblem text={problem} />
      <Button look="ghost" wide busy={busy === 'cancel'} onClick={() => void cancel()}>
        {t.cashierDeposit.giveUp()}
      </Button>
    </section>
  );
};
