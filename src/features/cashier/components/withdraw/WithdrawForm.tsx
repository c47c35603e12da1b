import { useEffect } from 'react';
import { openWithdrawals, withdrawInfo } from '../../../../contract/cashier/withdraw.ts';
import { type Locale, wireLanguage } from '../../../../i18n/locale.ts';
import { useWords } from '../../../../i18n/use-words.ts';
import { api } from '../../../../lib/http/client.ts';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { LoadState } from '../../../shared/LoadState.tsx';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { useLoad } from '../../../shared/use-load.ts';

const boxes = (
  <div className="stack--plain">
    <Skeleton shape="card" count={2} />
    <Skeleton shape="row" count={3} />
  </div>
);
const WithdrawOffer = lazyPart(() => import('./WithdrawOffer.tsx'), boxes);

interface FormProps {
  readonly locale: Locale;
  readonly cdn: string;
  readonly onOrder: (withdrawId: string) => void;
}

/** What can be withdrawn and why not more, those on their way, and the form (R263). */
export const WithdrawForm = ({ locale, cdn, onOrder }: FormProps) => {
  const words = useWords(locale);
  const offered = useLoad(
    'withdraw',
    async (_signal, asked) => {
      const [info, open] = await Promise.all([
        api(withdrawInfo),
        api(openWithdrawals, { query: { language: wireLanguage(asked) } }),
      ]);
      return { info, open };
    },
    { locale },
  );
  useEffect(() => void WithdrawOffer.load().catch(() => undefined), []);
  return (
    <LoadState locale={locale} loaded={offered} skeleton={boxes}>
      {({ info, open }) => (
        <WithdrawOffer words={words} info={info} open={open} cdn={cdn} onOrder={onOrder} onSetUp={offered.reload} />
      )}
    </LoadState>
  );
};
