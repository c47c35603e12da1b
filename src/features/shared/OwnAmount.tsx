import { useStore } from '@nanostores/react';
import { $balanceHidden } from '#features/cashier/state/wallet.ts';
import { useWords } from '#i18n/use-words.ts';
import { Amount, type AmountProps } from './Amount.tsx';
import { useOwnMoney } from './use-own-money.ts';

/** An amount of the member's own money, which is hidden together with the balance. */
export const OwnAmount = (props: AmountProps) => {
  const money = useOwnMoney();
  const isHidden = useStore($balanceHidden, { ssr: () => false });
  const { t } = useWords();
  if (!isHidden) return <Amount {...props} />;
  return (
    <>
      <span className="amount num" aria-hidden="true" translate="no">
        {money(props.value)}
      </span>
      <span className="vh">{t.siteShell.balanceHidden()}</span>
    </>
  );
};
