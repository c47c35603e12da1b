import { useStore } from '@nanostores/react';
import { MoneyParts } from '#features/shared/LockedBalance.tsx';
import { useOwnMoney } from '#features/shared/use-own-money.ts';
import { useQuery } from '#features/shared/use-query.ts';
import { useRetryOnline } from '#features/shared/use-retry-online.ts';
import { useWagering } from '#features/shared/use-wagering.ts';
import { errorText } from '#i18n/error-words.ts';
import { useWords } from '#i18n/use-words.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';
import { toMajor, toMinor } from '#lib/money/money.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { adoptStyles } from '#ui/styles/adopt.ts';
import { $mainBalance, $vendorWallets, loadVendorWallets } from '../state/vendor-wallets.ts';
import { refreshBalance } from '../state/wallet.ts';
import { WalletTransferForm } from './WalletTransferForm.tsx';
import css from './wallet-sheet.css?inline';

adoptStyles(css);

interface WalletSheetProps {
  readonly onClose: () => void;
}

/** Balances of the main wallet and of each vendor, reloaded whenever the sheet opens. */
export const WalletSheet = ({ onClose }: WalletSheetProps) => {
  const { t } = useWords();
  const wallets = useStore($vendorWallets);
  const { value: wagering, reload: reloadWagering } = useWagering();
  const main = useStore($mainBalance);
  const { code: failure, reload: load } = useQuery('vendor-wallets', loadVendorWallets);
  useRetryOnline(failure, load);

  const money = useOwnMoney();
  const filled = (wallets ?? []).filter(({ balance }) => balance !== 0);
  return (
    <Dialog title={t.cashierWallets.title()} look="sheet" onClose={onClose} focusTitle>
      <p className="purses__lead">{t.cashierWallets.lead()}</p>
      {failure !== null && (
        <div role="alert" className="purses__failed">
          <p>{errorText(t, failure)}</p>
          <Button look="quiet" onClick={load}>
            {t.siteShell.retry()}
          </Button>
        </div>
      )}
      {!wallets && failure === null && <div className="purses purses--waiting" role="status" />}
      {wallets && (
        <dl className="purses">
          <div>
            <dt>{t.cashierWallets.main()}</dt>
            <dd className="money">{main === null ? '–' : money(main)}</dd>
          </div>
          {filled.map(({ vassalage, vendorName, balance }) => (
            <div key={vassalage}>
              <dt>{vendorName}</dt>
              <dd className="money">{money(balance)}</dd>
            </div>
          ))}
        </dl>
      )}
      {wagering && wagering.parts.length > 0 && (
        <section className="purses__parts" aria-label={t.cashierBonus.title()}>
          <MoneyParts value={wagering} money={money} />
          {wagering.parts
            .filter(({ left }) => left > 0)
            .map(({ ref, kind, title, required, left }) => (
              <p key={ref} className="purses__lead">
                {title ?? t.cashierBonus[kind]()}:{' '}
                {t.cashierBonus.progress({
                  done: money(toMajor(toMinor(required) - toMinor(left))),
                  need: money(required),
                })}
              </p>
            ))}
        </section>
      )}
      {wallets && filled.length === 0 && <p className="purses__lead">{t.cashierWallets.empty()}</p>}
      {wallets && main !== null && (
        <WalletTransferForm
          main={main}
          wallets={wallets}
          onMoved={() => {
            load();
            void ignoreCallErrors(refreshBalance());
            reloadWagering();
          }}
        />
      )}
      <Button look="quiet" wide onClick={onClose}>
        {t.siteShell.close()}
      </Button>
    </Dialog>
  );
};
