import { useState } from 'react';
import { hasWithdrawalPassword } from '#contract/account/security.ts';
import { checkTransfers } from '#contract/agent/transfers.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { Sheet } from '#ui/Sheet.tsx';
import { adoptStyles } from '#ui/styles/adopt.ts';
import { amountOf, type TransferLine } from '../../model/transfer-lines.ts';
import { TransferAmounts } from './TransferAmounts.tsx';
import { type CheckedTransfer, TransferPreview } from './TransferPreview.tsx';
import { TransferResult } from './TransferResult.tsx';
import css from './transfer.css?inline';
import type { Transfer } from './use-transfer.ts';

adoptStyles(css);

interface TransferSheetProps {
  readonly accounts: readonly string[];
  readonly transfer: Transfer;
  readonly onClose: () => void;
}

/** Transfers to one or many: amounts, server-side check, and the result of each line. */
const TransferSheet = ({ accounts, transfer, onClose }: TransferSheetProps) => {
  const { t } = useWords();
  const w = t.agentTeam;
  const [lines, setLines] = useState<readonly TransferLine[]>(accounts.map((account) => ({ account, text: '' })));
  const [checked, setChecked] = useState<CheckedTransfer | null>(null);
  const { outcome } = transfer;

  const check = async (): Promise<void> => {
    const orders = lines.map(({ account, text }) => ({ account, amount: amountOf(text) ?? 0 }));
    const [found, asksPassword] = await Promise.all([
      api(checkTransfers, { body: { transfers: orders } }),
      api(hasWithdrawalPassword),
    ]);
    setChecked({ ...found, asksPassword });
  };
  const step = outcome ? w.stepDone() : checked ? w.stepCheck() : w.stepAmounts();
  const back = checked && !outcome && !transfer.transaction.busy ? { onBack: () => setChecked(null) } : {};
  return (
    <Sheet
      title={w.transferTitle()}
      closeLabel={t.siteShell.close()}
      onClose={onClose}
      step={{ text: step, backLabel: w.back(), ...back }}
    >
      {outcome ? (
        <TransferResult
          outcome={outcome}
          onClose={onClose}
          onRetry={(left) => {
            setLines(left);
            setChecked(null);
            transfer.forget();
          }}
        />
      ) : checked ? (
        <TransferPreview checked={checked} transfer={transfer} />
      ) : (
        <TransferAmounts lines={lines} onChange={setLines} onCheck={check} />
      )}
    </Sheet>
  );
};

export default TransferSheet;
