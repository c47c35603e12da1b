import { useStore } from '@nanostores/react';
import { $settings, builtSettings, flagsOf } from '#features/site/state/settings.ts';
import { Icon } from '#ui/Icon.tsx';

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
