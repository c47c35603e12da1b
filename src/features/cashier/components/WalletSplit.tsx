import { useStore } from '@nanostores/react';
import { OwnAmount } from '#features/shared/OwnAmount.tsx';
import { TransactionNotice } from '#features/shared/TransactionNotice.tsx';
import { errorText } from '#i18n/error-words.ts';
import { useWords } from '#i18n/use-words.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';
import { toMajor, toMinor } from '#lib/money/money.ts';
import { showToast } from '#lib/toasts.ts';
import { Button } from '#ui/Button.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { $vendorWallets, loadVendorWallets } from '../state/vendor-wallets.ts';
import { $wallet, refreshBalance } from '../state/wallet.ts';
import { useWalletTransfer } from './use-wallet-transfer.ts';

interface WalletSplitProps {
  /** Called after money was returned to the main wallet. */
  readonly onMoved: () => void;
}

/**
 * Balance of the main wallet and of each vendor that holds money, with one button that returns all of it. Renders
 * nothing once no vendor holds any.
 */
const WalletSplit = ({ onMoved }: WalletSplitProps) => {
  const { t } = useWords();
  const wallets = useStore($vendorWallets) ?? [];
  const { sumBalance } = useStore($wallet);
  const load = (): void => void ignoreCallErrors(loadVendorWallets());
  const { transaction, returnAll } = useWalletTransfer(() => {
    load();
    void ignoreCallErrors(refreshBalance());
    onMoved();
  });
  const filled = wallets.filter(({ balance }) => balance > 0);
  const returnEverything = async (): Promise<void> => {
    if (await returnAll(filled)) showToast(t.cashierBonus.walletsReturned(), { kind: 'ok' });
  };
  const form = useForm({ errorText: (error) => errorText(t, error), submit: returnEverything });
  if (filled.length === 0) return null;
  const { cashierBonus: w } = t;
  const inVendors = filled.reduce((sum, { balance }) => sum + toMinor(balance), 0);
  return (
    <section className="panel walletsplit" aria-label={w.walletsTitle()}>
      <h2>{w.walletsTitle()}</h2>
      <p>{w.walletsLead()}</p>
      <dl className="figures">
        <dt>{w.mainWallet()}</dt>
        <dd>{sumBalance === null ? <span>–</span> : <OwnAmount value={toMajor(toMinor(sumBalance) - inVendors)} />}</dd>
        {filled.map(({ vassalage, vendorName, balance }) => [
          <dt key={vassalage}>{w.vendorWallet({ vendor: vendorName })}</dt>,
          <dd key={`${vassalage} balance`}>
            <OwnAmount value={balance} />
          </dd>,
        ])}
      </dl>
      <TransactionNotice transaction={transaction} />
      <FormProblem text={form.formError} />
      <Button look="quiet" wide busy={form.busy || transaction.busy} onClick={() => form.perform(returnEverything)}>
        {w.walletsReturn()}
      </Button>
    </section>
  );
};

export default WalletSplit;
