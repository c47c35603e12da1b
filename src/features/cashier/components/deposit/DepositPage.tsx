import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { depositChannels, depositPromos, openDeposits } from '#contract/cashier/deposit.ts';
import { LoadState } from '#features/shared/LoadState.tsx';
import { LockedBalance } from '#features/shared/LockedBalance.tsx';
import { lazyComponent } from '#features/shared/lazy-component.tsx';
import { prepareConfirmation } from '#features/shared/lazy-module.ts';
import { OwnAmount } from '#features/shared/OwnAmount.tsx';
import { useQuery } from '#features/shared/use-query.ts';
import { useWagering } from '#features/shared/use-wagering.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { whenEngaged } from '#lib/browser/when-engaged.ts';
import { api } from '#lib/http/client.ts';
import { ignoreFailure } from '#lib/ignore-failure.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { toPaymentMethods } from '../../model/deposit-channels.ts';
import { $wallet } from '../../state/wallet.ts';
import { useOrderId } from '../use-order-id.ts';
import { useVendorsHoldMoney } from '../use-vendors-hold-money.ts';
import { DepositForm } from './DepositForm.tsx';
import { PendingDeposits } from './PendingDeposits.tsx';
import '../cashier.css';

const DepositDetail = lazyComponent(() => import('./DepositDetail.tsx'), <Skeleton shape="card" count={3} />);
const WalletSplit = lazyComponent(() => import('../WalletSplit.tsx'));

const boxes = (
  <div className="stack--plain">
    <Skeleton shape="row" count={4} />
    <Skeleton shape="card" count={2} />
  </div>
);

interface DepositSectionProps {
  readonly onOrder: (depositId: string) => void;
  /** The page stays open: the wallet's payment page does not open after submitting. */
  readonly staysOnPage?: boolean;
}

/** Deposit form, also of the deposit sheet: loads channels and promotions, with pending deposits above. */
export const DepositSection = ({ onOrder, staysOnPage = false }: DepositSectionProps) => {
  const { t } = useWords();
  const { sumBalance } = useStore($wallet, { ssr: () => ({ sumBalance: null, loading: false }) });
  const hasVendorMoney = useVendorsHoldMoney();
  const wagering = useWagering();
  const offered = useQuery('deposit', async (signal, locale) => {
    const language = wireLanguage(locale);
    const [channels, promos, open] = await Promise.all([
      api(depositChannels, { query: { language }, signal }),
      api(depositPromos, { query: { language }, signal }),
      api(openDeposits, { query: { language }, signal }),
    ]);
    return { channels, promos, open };
  });
  return (
    <>
      <p className="cashier__balance">
        <span>{t.cashierDeposit.balance()}</span>
        <b className="money">{sumBalance === null ? <span>–</span> : <OwnAmount value={sumBalance} />}</b>
      </p>
      {hasVendorMoney && <WalletSplit onMoved={offered.reload} />}
      <LockedBalance loaded={wagering} onEnded={offered.reload} />
      <LoadState loaded={offered} skeleton={boxes}>
        {({ channels, promos, open }) => (
          <div className="stack--plain">
            <PendingDeposits orders={open} onOpen={onOrder} />
            <DepositForm
              methods={toPaymentMethods(channels)}
              promos={promos}
              wagering={wagering.value}
              onOrder={onOrder}
              staysOnPage={staysOnPage}
            />
          </div>
        )}
      </LoadState>
    </>
  );
};

/** Deposit page: the form, or the deposit named in the URL. */
export const DepositPage = () => {
  const [orderId, openOrder] = useOrderId();
  // Loaded ahead, so that a new order shows and can be cancelled even if the network drops.
  useEffect(
    () =>
      whenEngaged(() => {
        ignoreFailure(DepositDetail.load());
        prepareConfirmation();
      }),
    [],
  );
  return (
    <div className="stack cashier">
      {orderId ? (
        <DepositDetail key={orderId} id={orderId} onAgain={() => openOrder(null)} />
      ) : (
        <DepositSection onOrder={openOrder} />
      )}
    </div>
  );
};
