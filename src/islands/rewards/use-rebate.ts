import { useState } from 'react';
import { CallAborted, codeOf } from '../../api/errors.ts';
import { claimRebate, manualRebate } from '../../api/rewards/rewards.ts';
import { brand } from '../../brand/current.ts';
import type { Value } from '../../contract/types.ts';
import { formatMoney } from '../../domain/money.ts';
import { errorText } from '../../i18n/error-words.ts';
import { type Locale, wireLanguage } from '../../i18n/locale.ts';
import type { Words } from '../../i18n/translate.ts';
import { noteBalance } from '../../stores/cashier/wallet.ts';
import { showToast } from '../../stores/site/toasts.ts';
import { useDue } from '../../widgets/use-due.ts';
import { useLoad } from '../../widgets/use-load.ts';
import { useMove } from '../../widgets/use-move.ts';

/** The week's rebate, asked for anew when its week ends, and the way to claim it. */
export const useRebate = (locale: Locale, t: Words) => {
  const [problem, setProblem] = useState<string>();
  const loaded = useLoad('rebate', (_, asked) => manualRebate(wireLanguage(asked)), { locale });
  const { value, reload } = loaded;
  useDue(value?.resetsAt ?? null, reload);
  const move = useMove<Value<'claimRebate'>>('rebate', ({ amount, sumBalance }) => {
    noteBalance(sumBalance);
    showToast(t.claims.got({ amount: formatMoney(amount, brand.currency.sign) }), { kind: 'ok' });
    reload();
  });
  const claim = async (): Promise<void> => {
    setProblem(undefined);
    try {
      await move.run(claimRebate);
    } catch (error) {
      if (error instanceof CallAborted) return;
      setProblem(errorText(t, codeOf(error)));
      reload();
    }
  };
  return { loaded, move, claim, problem };
};

export type Rebate = ReturnType<typeof useRebate>;
