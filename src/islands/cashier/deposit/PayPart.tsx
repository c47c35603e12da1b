import { useState } from 'react';
import { cancelDeposit, confirmDeposit, depositOrder } from '../../../api/cashier/deposit.ts';
import { CallAborted, codeOf } from '../../../api/errors.ts';
import type { Deposit } from '../../../contract/types.ts';
import { errorText } from '../../../i18n/error-words.ts';
import { wireLanguage } from '../../../i18n/locale.ts';
import type { PageWords } from '../../../i18n/page-words.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { askFirst } from '../../../widgets/late-part.ts';
import { CodeToScan } from './CodeToScan.tsx';
import { TransferSlip } from './TransferSlip.tsx';

interface PayProps {
  readonly words: PageWords;
  readonly order: Deposit;
  readonly cdn: string;
  readonly onChanged: (order: Deposit) => void;
  readonly onAgain: () => void;
}

/** What the player can do with an order: pay it, say that it is paid, give it up, or go on from its end. */
export const PayPart = ({ words: { t, locale }, order, cdn, onChanged, onAgain }: PayProps) => {
  const [busy, setBusy] = useState<'confirm' | 'cancel' | null>(null);
  const [problem, setProblem] = useState<string>();
  const { depositId, channel, status, bank, payUrl } = order;

  const change = async (kind: 'confirm' | 'cancel', ask: (id: string) => Promise<Deposit>): Promise<void> => {
    if (busy) return;
    setBusy(kind);
    setProblem(undefined);
    try {
      onChanged(await ask(depositId));
    } catch (error) {
      if (error instanceof CallAborted) return;
      // The answer may be lost and the order changed: how it stands says more than the error.
      const now = await depositOrder(depositId, wireLanguage(locale)).catch(() => null);
      if (now && now.status !== status) onChanged(now);
      else setProblem(errorText(t, codeOf(error)));
    } finally {
      setBusy(null);
    }
  };
  const giveUp = async (): Promise<void> => {
    const question = {
      title: t.depositing.giveUpTitle(),
      text: t.depositing.giveUpText(),
      cancel: t.depositing.keep(),
      confirm: t.depositing.giveUp(),
    };
    if (await askFirst(question)) await change('cancel', cancelDeposit);
  };

  if (status === 'reviewing') return null;
  if (status === 'approved')
    return (
      <div className="cashier__two">
        <a className="btn btn--gold" href="/m/home">
          {t.depositing.play()}
        </a>
        <Button look="quiet" onClick={onAgain}>
          {t.depositing.another()}
        </Button>
      </div>
    );
  if (status !== 'pending')
    return (
      <div className="cashier__two">
        <Button look="gold" onClick={onAgain}>
          {t.depositing.again()}
        </Button>
        <a className="btn btn--quiet" href="/m/service">
          {t.depositing.service()}
        </a>
      </div>
    );
  return (
    <section className="panel paypart">
      {channel === 'manual' && <TransferSlip t={t} order={order} cdn={cdn} />}
      {order.qr && <CodeToScan t={t} order={order} src={order.qr} />}
      {channel === 'manual' ? (
        <Button look="gold" wide busy={busy === 'confirm'} onClick={() => void change('confirm', confirmDeposit)}>
          {t.depositing.iHavePaid()}
        </Button>
      ) : (
        payUrl && (
          <a className="btn btn--gold btn--wide" href={payUrl}>
            {t.depositing.openApp({ name: bank?.name ?? t.depositing[`channel_${channel}`]() })}
          </a>
        )
      )}
      <FormProblem text={problem} />
      <Button look="ghost" wide busy={busy === 'cancel'} onClick={() => void giveUp()}>
        {t.depositing.giveUp()}
      </Button>
    </section>
  );
};
