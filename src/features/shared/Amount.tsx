import { formatAmount } from '#lib/money/format-amount.ts';
import './amount.css';

export interface AmountProps {
  /** As on the wire. */
  readonly value: number;
  /** A change of the balance: shown with its sign, green if positive. */
  readonly signed?: boolean;
}

/** An amount of money in the brand's currency. */
export const Amount = ({ value, signed = false }: AmountProps) => {
  const text = formatAmount(value);
  if (!signed)
    return (
      <span className="amount num" translate="no">
        {text}
      </span>
    );
  return (
    <span className={value > 0 ? 'amount amount--in num' : 'amount num'} translate="no">
      {value > 0 ? `+${text}` : text}
    </span>
  );
};
