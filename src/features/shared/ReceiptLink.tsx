import { useStore } from '@nanostores/react';
import { Icon } from '../../ui/Icon.tsx';
import { $settings, builtSettings, flagsOf } from '../site/stores/settings.ts';

interface ReceiptLinkProps {
  /** URL of the receipt. */
  readonly href: string;
  readonly label: string;
}

/** Link from an order to its receipt, if the merchant has receipts. */
export const ReceiptLink = ({ href, label }: ReceiptLinkProps) => {
  const { RECEIPT3 } = flagsOf(useStore($settings, { ssr: () => builtSettings }));
  return RECEIPT3 ? (
    <a className="btn btn--quiet btn--wide" href={href}>
      <Icon name="receipt" />
      {label}
    </a>
  ) : null;
};
