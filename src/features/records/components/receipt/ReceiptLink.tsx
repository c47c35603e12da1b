import { useStore } from '@nanostores/react';
import type { Value } from '../../../../contract/types.ts';
import type { Words } from '../../../../i18n/translate.ts';
import { hrefOf } from '../../../../paths.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { $settings, builtSettings, flagsOf } from '../../../site/stores/settings.ts';

interface ReceiptLinkProps {
  readonly t: Words;
  readonly kind: Value<'issueReceipt'>['kind'];
  readonly id: string;
}

/** Link from the details of an order to its receipt. */
export const ReceiptLink = ({ t, kind, id }: ReceiptLinkProps) => {
  const { RECEIPT3 } = flagsOf(useStore($settings, { ssr: () => builtSettings }));
  return RECEIPT3 ? (
    <a className="btn btn--quiet btn--wide" href={hrefOf('receipt', { kind, id })}>
      <Icon name="receipt" later />
      {t.recordsReports.receipt()}
    </a>
  ) : null;
};
