import type { Value } from '#contract/types.ts';
import { presetDeposit } from '#features/cashier/state/deposit-draft.ts';
import { useOwnMoney } from '#features/shared/use-own-money.ts';
import { useWords } from '#i18n/use-words.ts';
import { withoutZeroCents } from '#lib/money/money.ts';
import { hrefOf } from '#paths.ts';
import { Icon } from '#ui/Icon.tsx';

interface DepositAgainProps {
  readonly deposit: NonNullable<Value<'memberHome'>['lastDeposit']>;
}

/** Link to the deposit page with channel and amount of the last deposit filled in. */
export const DepositAgain = ({ deposit: { channel, bankId, name, amount } }: DepositAgainProps) => {
  const { homeMember: w } = useWords().t;
  const money = useOwnMoney();
  const preset = (): void => presetDeposit(bankId ?? channel, amount);
  return (
    <section className="mh__again" aria-label={w.depositAgain()}>
      <Icon name="wallets" />
      <span>
        <b>{w.depositAgain()}</b>
        <small className="num">{w.depositWith({ amount: money(amount), name })}</small>
      </span>
      <a className="btn btn--quiet btn--s num" href={hrefOf('deposit')} onClick={preset}>
        {w.deposit({ amount: withoutZeroCents(money(amount)) })}
      </a>
    </section>
  );
};
