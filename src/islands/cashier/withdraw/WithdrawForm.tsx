import { openWithdrawals, withdrawInfo } from '../../../api/cashier/withdraw.ts';
import { type Locale, wireLanguage } from '../../../i18n/locale.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { LoadState } from '../../../widgets/LoadState.tsx';
import { useLoad } from '../../../widgets/use-load.ts';
import { UnderWay } from './UnderWay.tsx';
import { Withdrawable } from './Withdrawable.tsx';
import { WithdrawEntry } from './WithdrawEntry.tsx';

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
      const [info, open] = await Promise.all([withdrawInfo(), openWithdrawals(wireLanguage(asked))]);
      return { info, open };
    },
    { locale },
  );
  return (
    <LoadState
      locale={locale}
      loaded={offered}
      skeleton={
        <div className="stack--plain">
          <Skeleton shape="card" count={2} />
          <Skeleton shape="row" count={3} />
        </div>
      }
    >
      {({ info, open }) => (
        <div className="cashier__form">
          <UnderWay words={words} orders={open} onOpen={onOrder} />
          <Withdrawable words={words} info={info} />
          <WithdrawEntry words={words} info={info} cdn={cdn} onOrder={onOrder} onSetUp={offered.reload} />
        </div>
      )}
    </LoadState>
  );
};
