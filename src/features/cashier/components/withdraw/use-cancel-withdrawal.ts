import { useState } from 'react';
import { cancelWithdraw } from '#contract/cashier/withdraw.ts';
import type { Withdrawal } from '#contract/types.ts';
import { confirmFirst } from '#features/shared/lazy-module.ts';
import { useTransaction } from '#features/shared/use-transaction.ts';
import { errorText } from '#i18n/error-words.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { codeOf } from '#lib/http/errors.ts';

interface Order {
  readonly id: string;
  readonly replace: (order: Withdrawal) => void;
  readonly reload: () => void;
}

/** Cancels a withdrawal after confirmation. */
export const useCancelWithdrawal = ({ id, replace, reload }: Order) => {
  const { t } = useWords();
  const [problem, setProblem] = useState<string>();
  const transaction = useTransaction<Withdrawal>(`cancelWithdraw:${id}`, replace);
  const cancel = async (): Promise<void> => {
    const question = {
      title: t.cashierWithdraw.cancelTitle(),
      text: t.cashierWithdraw.cancelText(),
      cancel: t.cashierWithdraw.keep(),
      confirm: t.cashierWithdraw.cancel(),
      loses: true,
    };
    setProblem(undefined);
    try {
      if (await confirmFirst(question))
        await transaction.run((key) => api(cancelWithdraw, { body: { withdrawId: id }, key }));
    } catch (error) {
      const code = codeOf(error);
      setProblem(code === 'request.conflict' ? t.cashierWithdraw.cancelLate() : errorText(t, code));
      reload();
    }
  };
  return { transaction, problem, cancel };
};

export type CancelWithdrawal = ReturnType<typeof useCancelWithdrawal>;
