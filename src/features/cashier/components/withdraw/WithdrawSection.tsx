import { openWithdrawals, withdrawInfo } from '#contract/cashier/withdraw.ts';
import { LoadState } from '#features/shared/LoadState.tsx';
import { LockedBalance } from '#features/shared/LockedBalance.tsx';
import { lazyComponent } from '#features/shared/lazy-component.tsx';
import { useQuery } from '#features/shared/use-query.ts';
import { useWagering } from '#features/shared/use-wagering.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { api } from '#lib/http/client.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useVendorsHoldMoney } from '../use-vendors-hold-money.ts';
import { AvailableToWithdraw } from './AvailableToWithdraw.tsx';
import { PendingWithdrawals } from './PendingWithdrawals.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';

const WalletSplit = lazyComponent(() => import('../WalletSplit.tsx'));

const boxes = (
  <div className="stack--plain">
    <Skeleton shape="card" count={2} />
    <Skeleton shape="row" count={3} />
  </div>
);

interface WithdrawSectionProps {
  readonly onOrder: (withdrawId: string) => void;
}

/** Loads the withdrawal info and shows the available amount, pending withdrawals and the form. */
export const WithdrawSection = ({ onOrder }: WithdrawSectionProps) => {
  const hasVendorMoney = useVendorsHoldMoney();
  const wagering = useWagering();
  const offered = useQuery('withdraw', async (signal, locale) => {
    const [info, open] = await Promise.all([
      api(withdrawInfo, { signal }),
      api(openWithdrawals, { query: { language: wireLanguage(locale) }, signal }),
    ]);
    return { info, open };
  });
  return (
    <>
      {hasVendorMoney && <WalletSplit onMoved={offered.reload} />}
      <LoadState loaded={offered} skeleton={boxes}>
        {({ info, open }) => (
          <div className="cashier__form">
            <PendingWithdrawals orders={open} onOpen={onOrder} />
            <AvailableToWithdraw info={info} onChanged={offered.reload} />
            <LockedBalance loaded={wagering} onEnded={offered.reload} linksToDeposit isOpen={info.canWithdraw === 0} />
            <WithdrawForm info={info} open={open} onOrder={onOrder} onSetUp={offered.reload} />
          </div>
        )}
      </LoadState>
    </>
  );
};
