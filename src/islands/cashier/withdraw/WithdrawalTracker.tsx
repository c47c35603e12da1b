import { useEffect, useState } from 'react';
import { cancelWithdraw, withdrawalOrder } from '../../../api/cashier/withdraw.ts';
import { codeOf, quietly } from '../../../api/errors.ts';
import type { Withdrawal } from '../../../contract/types.ts';
import { dayAndTime } from '../../../domain/manila-words.ts';
import { errorText } from '../../../i18n/error-words.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { refreshBalance } from '../../../stores/cashier/wallet.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Tracker } from '../../../ui/Tracker.tsx';
import { FailedState } from '../../../widgets/FailedState.tsx';
import { askFirst } from '../../../widgets/late-part.ts';
import { MoveNote } from '../../../widgets/MoveNote.tsx';
import { useMove } from '../../../widgets/use-move.ts';
import { useLive } from '../use-live.ts';
import { TrackerHead } from './TrackerHead.tsx';
import { WithdrawalFacts } from './WithdrawalFacts.tsx';
import { withdrawalSteps } from './withdrawal-steps.ts';
import '../adopt-parts.ts';

interface TrackerProps {
  readonly id: string;
  readonly locale: Locale;
  readonly onAgain: () => void;
}

const isOver = ({ status }: Withdrawal): boolean => status !== 'reviewing' && status !== 'processing';

/** One withdrawal as it moves (X10): steps with times, what comes next, why it was refused and what to do. */
const WithdrawalTracker = ({ id, locale, onAgain }: TrackerProps) => {
  const words = useWords(locale);
  const { t } = words;
  const [problem, setProblem] = useState<string>();
  const { value: order, code, reload, replace } = useLive((language) => withdrawalOrder(id, language), isOver);
  const move = useMove<Withdrawal>(`cancelWithdraw:${id}`, replace);
  const status = order?.status;
  useEffect(() => {
    if (status === 'cancelled' || status === 'rejected') void quietly(refreshBalance());
  }, [status]);

  const cancel = async (): Promise<void> => {
    const question = {
      title: t.withdrawing.cancelTitle(),
      text: t.withdrawing.cancelText(),
      cancel: t.withdrawing.keep(),
      confirm: t.withdrawing.cancel(),
    };
    setProblem(undefined);
    try {
      if (await askFirst(question)) await move.run((key) => cancelWithdraw(id, key));
    } catch (error) {
      const why = codeOf(error);
      setProblem(why === 'request.conflict' ? t.withdrawing.cancelLate() : errorText(t, why));
      reload();
    }
  };

  if (!order)
    return code ? (
      <FailedState t={t} code={code} onRetry={reload} />
    ) : (
      <div role="status" aria-label={t.frame.loading()}>
        <Skeleton shape="card" count={3} />
      </div>
    );
  return (
    <div className="cashier__form" data-status={order.status}>
      <TrackerHead t={t} order={order} offline={code !== null} />
      <section className="panel">
        <Tracker
          label={t.withdrawing.steps()}
          steps={withdrawalSteps(t, order).map(({ at, about, ...step }) => {
            const time = at ? dayAndTime(at, words.locale) : null;
            return { ...step, ...(time && { time: about ? t.withdrawing.about({ time }) : time }) };
          })}
        />
      </section>
      <WithdrawalFacts words={words} order={order} />
      <FormProblem text={problem} />
      <MoveNote t={t} move={move} />
      {isOver(order) ? (
        <div className="cashier__two">
          <Button look="gold" onClick={onAgain}>
            {t.withdrawing.another()}
          </Button>
          <a className="btn btn--quiet" href="/m/service">
            {t.withdrawing.service()}
          </a>
        </div>
      ) : order.canCancel ? (
        <>
          <Button look="quiet" wide busy={move.busy} onClick={() => void cancel()}>
            {t.withdrawing.cancel()}
          </Button>
          <p className="hint">{t.withdrawing.cancelHint()}</p>
        </>
      ) : (
        <p className="hint">{t.withdrawing.tooLate()}</p>
      )}
    </div>
  );
};

export default WithdrawalTracker;
