import { Icon } from '#ui/Icon.tsx';
import { useFlags } from './use-flags.ts';

interface ReceiptLinkProps {
  /** URL of the receipt. */
  readonly href: string;
  readonly label: string;
}

/** Link from an order to its receipt, if the merchant has receipts. */
export const ReceiptLink = ({ href, label }: ReceiptLinkProps) => {
  const { RECEIPT3 } = useFlags();
  return RECEIPT3 ? (
    <a className="btn btn--quiet btn--wide" href={href}>
      <Icon name="receipt" />
      {label}
    </a>
  ) : null;
};
