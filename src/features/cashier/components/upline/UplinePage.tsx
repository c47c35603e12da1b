import { useEffect, useState } from 'react';
import type { Locale } from '../../../../i18n/locale.ts';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { LoadState } from '../../../shared/LoadState.tsx';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { useLoad } from '../../../shared/use-load.ts';
import { walletTerms } from '../../api/upline.ts';
import { TransferHistory } from './TransferHistory.tsx';
import { useUpline } from './use-upline.ts';
import './upline.css';

const box = <Skeleton shape="box" />;

const TransferForm = lazyPart(() => import('./TransferForm.tsx'), box);

/** R031, R180: money to the agent above, and what was sent before. */
export const UplinePage = ({ locale }: { readonly locale: Locale }) => {
  const upline = useUpline();
  const [sent, setSent] = useState(0);
  const terms = useLoad(upline && 'uplineTerms', walletTerms, { locale });
  useEffect(() => void TransferForm.load().catch(() => undefined), []);
  return (
    <div className="stack upline">
      <LoadState locale={locale} loaded={terms} skeleton={box}>
        {(value) => (
          <TransferForm
            locale={locale}
            upline={upline ?? ''}
            terms={value}
            onSent={() => {
              terms.reload();
              setSent(sent + 1);
            }}
          />
        )}
      </LoadState>
      <TransferHistory key={sent} locale={locale} ready={upline !== null} />
    </div>
  );
};
