import { useState } from 'react';
import { withdrawInfo } from '#contract/cashier/withdraw.ts';
import { LoadState } from '#features/shared/LoadState.tsx';
import { useQuery } from '#features/shared/use-query.ts';
import { api } from '#lib/http/client.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { UplineTransferHistory } from './UplineTransferHistory.tsx';
import { useUpline } from './use-upline.ts';
import './upline.css';
import UplineTransferForm from './UplineTransferForm.tsx';

const box = <Skeleton shape="box" />;

/** Returns the available balance in major units and whether transfers need the withdrawal password. */
const walletTerms = async (
  signal: AbortSignal,
): Promise<{ readonly available: number; readonly asksPassword: boolean }> => {
  const { available, needsPaymentPassword } = await api(withdrawInfo, { signal });
  return { available, asksPassword: !needsPaymentPassword };
};

/** Transfer to the upline agent and the history of transfers. */
export const UplinePage = () => {
  const upline = useUpline();
  const [sent, setSent] = useState(0);
  const terms = useQuery(upline && 'uplineTerms', walletTerms);
  return (
    <div className="stack upline">
      <LoadState loaded={terms} skeleton={box}>
        {(value) => (
          <UplineTransferForm
            upline={upline ?? ''}
            terms={value}
            onSent={() => {
              terms.reload();
              setSent(sent + 1);
            }}
          />
        )}
      </LoadState>
      <UplineTransferHistory key={sent} ready={upline !== null} />
    </div>
  );
};
