import { useState } from 'react';
import { claimRebate, manualRebate } from '#contract/rewards/rebates.ts';
import type { Value } from '#contract/types.ts';
import { setBalance } from '#features/cashier/state/wallet.ts';
import { useQuery } from '#features/shared/use-query.ts';
import { useServerTimeout } from '#features/shared/use-server-timeout.ts';
import { useTransaction } from '#features/shared/use-transaction.ts';
import { errorText } from '#i18n/error-words.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { CallAborted } from '#lib/http/errors.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { showToast } from '#lib/toasts.ts';

/** Returns the rebate of the week with its claim action; reloads when the week ends. */
export const useRebate = () => {
  const { t } = useWords();
  const [problem, setProblem] = useState<string>();
  const loaded = useQuery('rebate', (signal, locale) =>
    api(manualRebate, { query: { language: wireLanguage(locale) }, signal }),
  );
  const { value, reload } = loaded;
  useServerTimeout(value?.resetsAt ?? null, reload);
  const transaction = useTransaction<Value<'claimRebate'>>('rebate', ({ amount, sumBalance }) => {
    setBalance(sumBalance);
    showToast(t.rewardsClaims.got({ amount: formatAmount(amount) }), { kind: 'ok' });
    reload();
  });
  const claim = async (): Promise<void> => {
    setProblem(undefined);
    try {
      await transaction.run((key) => api(claimRebate, { key }));
    } catch (error) {
      if (error instanceof CallAborted) return;
      setProblem(errorText(t, error));
      reload();
    }
  };
  return { loaded, transaction, claim, problem };
};

export type Rebate = ReturnType<typeof useRebate>;
