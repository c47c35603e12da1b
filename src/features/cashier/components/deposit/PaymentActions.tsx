import type { Deposit } from '#contract/types.ts';
import { IdentityNeed } from '#features/shared/IdentityNeed.tsx';
import type { PageWords } from '#i18n/page-words.ts';
import type { Words } from '#i18n/translate.ts';
import { hrefOf } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { canReportTransfer } from '../../model/can-report-transfer.ts';
import { BankTransferDetails } from './BankTransferDetails.tsx';
import { CounterCode } from './CounterCode.tsx';
import { PaymentQrCode } from './PaymentQrCode.tsx';
import { useDepositActions } from './use-deposit-actions.ts';

interface PaymentActionsProps {
  readonly words: PageWords;
  readonly order: Deposit;
  readonly onChanged: (order: Deposit) => void;
  readonly onAgain: () => void;
  readonly onReturn?: (() => void) | undefined;
}

interface EndedOrderProps {
  readonly t: Words;
  readonly paid: boolean;
  readonly onAgain: () => void;
  readonly onReturn?: (() => void) | undefined;
}

/** Links shown once a deposit is final. */
const EndedOrder = ({ t, paid, onAgain, onReturn }: EndedOrderProps) =>
  paid ? (
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

/** Actions of a deposit: pay, confirm the payment, cancel, or continue once it is final. */
export const PaymentActions = ({ words, order, onChanged, onAgain, onReturn }: PaymentActionsProps) => {
  const { t } = words;
  const { busy, problem, identity, confirm, cancel } = useDepositActions(words, order, onChanged);
  const { channel, status, bank, payUrl } = order;

  if (status === 'reviewing') return null;
  if (canReportTransfer(order))
    return (
      <section className="panel paypart">
        <BankTransferDetails t={t} order={order} />
        <Button look="primary" wide busy={busy === 'confirm'} onClick={() => void confirm()}>
          {t.cashierDeposit.iHaveSent()}
        </Button>
        <FormProblem text={problem} />
        <IdentityNeed t={t} need={identity} />
        <Button look="ghost" wide onClick={onAgain}>
          {t.cashierDeposit.again()}
        </Button>
      </section>
    );
  if (status !== 'pending')
    return <EndedOrder t={t} paid={status === 'approved'} onAgain={onAgain} onReturn={onReturn} />;
  return (
    <section className="panel paypart">
      {channel === 'manual' && <BankTransferDetails t={t} order={order} />}
      {order.qr && <PaymentQrCode words={words} order={order} src={order.qr} />}
      {channel === 'counter' && order.reference && <CounterCode t={t} order={order} code={order.reference} />}
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
