import type { Withdrawal } from '#contract/types.ts';
import { Amount } from '#features/shared/Amount.tsx';
import { useWords } from '#i18n/use-words.ts';
import { Icon } from '#ui/Icon.tsx';
import type { IconName } from '#ui/styles/icons.ts';

const icons = {
  reviewing: 'clock',
  processing: 'clock',
  paid: 'ok',
  rejected: 'bad',
  cancelled: 'note',
} as const satisfies Record<Withdrawal['status'], IconName>;

interface WithdrawalStatusProps {
  readonly order: Withdrawal;
  /** The last refresh failed; the shown data may be outdated. */
  readonly offline: boolean;
}

/** Status and amount of a withdrawal; a rejection with its reason and advice. */
export const WithdrawalStatus = ({ order: { status, amount, reason, advice }, offline }: WithdrawalStatusProps) => {
  const { t } = useWords();
  return (
    <header className="orderhead" data-status={status}>
      <Icon name={icons[status]} />
      <p className="orderhead__sum">
        <Amount value={amount} />
      </p>
      <div role="status">
        <h2>{t.cashierWithdraw[`status_${status}`]()}</h2>
        <p>{[reason, t.cashierWithdraw[`text_${status}`](), advice].filter(Boolean).join(' ')}</p>
      </div>
      {offline && <p className="orderhead__stale">{t.cashierWithdraw.stale()}</p>}
    </header>
  );
};
