import type { ReactNode } from 'react';
import { Amount } from '#features/shared/Amount.tsx';
import { useWords } from '#i18n/use-words.ts';
import { Icon } from '#ui/Icon.tsx';
import type { IconName } from '#ui/styles/icons.ts';

const icons = {
  pending: 'clock',
  reviewing: 'clock',
  processing: 'clock',
  approved: 'ok',
  paid: 'ok',
  rejected: 'bad',
  expired: 'bad',
  cancelled: 'note',
} as const satisfies Record<string, IconName>;

interface OrderHeadProps {
  readonly status: keyof typeof icons;
  /** Major units. */
  readonly amount: number;
  readonly title: string;
  readonly text: string;
  /** The last refresh failed; the shown data may be outdated. */
  readonly isStale: boolean;
  readonly children?: ReactNode;
}

/** Amount and status of a deposit or withdrawal. */
export const OrderHead = ({ status, amount, title, text, isStale, children }: OrderHeadProps) => {
  const { t } = useWords();
  return (
    <header className="orderhead" data-status={status}>
      <Icon name={icons[status]} />
      <p className="orderhead__sum">
        <Amount value={amount} />
      </p>
      <div role="status">
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {children}
      {isStale && <p className="orderhead__stale">{t.cashierTransactions.stale()}</p>}
    </header>
  );
};
