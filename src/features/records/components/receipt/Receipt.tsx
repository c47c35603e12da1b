import { useState } from 'react';
import { brand } from '#brands/current.ts';
import { issueReceipt } from '#contract/records/receipts.ts';
import type { Value } from '#contract/types.ts';
import { LoadState } from '#features/shared/LoadState.tsx';
import { useAddress } from '#features/shared/use-address.ts';
import { useQuery } from '#features/shared/use-query.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { shareCanvas } from '#lib/browser/save-file.ts';
import { api } from '#lib/http/client.ts';
import { showToast } from '#lib/toasts.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ReceiptCard } from './ReceiptCard.tsx';
import '../print-colours.css';
import './receipt.css';
import { formatAmount } from '#lib/money/format-amount.ts';
import { receiptLines, toneOfReceipt, verificationAddress } from './receipt-lines.ts';

type Order = Pick<Value<'issueReceipt'>, 'kind'> & { readonly id: string };

const kinds = ['deposit', 'withdrawal', 'transfer', 'bet'] as const;

/** Returns the order that the page's address names; null until hydrated. */
const useOrder = (): Order | null => {
  const query = useAddress();
  if (!query) return null;
  const kind = kinds.find((it) => it === query.get('kind')) ?? 'deposit';
  return { kind, id: (query.get('id') ?? '').slice(0, 40) || '-' };
};

/** Receipt of one order, to share as a picture and to print. */
export const Receipt = () => {
  const words = useWords();
  const { recordsReceipt: w } = words.t;
  const order = useOrder();
  const [sharing, setSharing] = useState(false);
  const loaded = useQuery(order && `receipt ${order.kind} ${order.id}`, (signal, current) =>
    api(issueReceipt, { body: { ...(order as Order), language: wireLanguage(current) }, signal }),
  );
  const share = async (receipt: Value<'issueReceipt'>): Promise<void> => {
    setSharing(true);
    try {
      const { drawReceipt } = await import('./draw-receipt.ts');
      const canvas = await drawReceipt({
        brand: brand.name,
        logo: `/brand/${brand.id}/logo.svg`,
        title: w[`title_${receipt.kind}`](),
        amount: formatAmount(receipt.amount),
        status: w[receipt.status](),
        tone: toneOfReceipt(receipt.status),
        lines: receiptLines(words, receipt),
        verify: w.verifyAt({ host: location.host }),
        demo: w.demo(),
      });
      await shareCanvas(
        `${brand.id}-${receipt.number}.png`,
        canvas,
        verificationAddress(location.origin, receipt.code),
      );
    } catch {
      showToast(w.shareFailed(), { kind: 'bad' });
    } finally {
      setSharing(false);
    }
  };
  return (
    <div className="stack receiptpage">
      <LoadState
        loaded={loaded}
        skeleton={<Skeleton shape="box" count={2} />}
        notFound={(code) =>
          code === 'resource.unknown' ? { icon: 'receipt', title: w.unknownTitle(), text: w.unknownText() } : null
        }
      >
        {(receipt) => (
          <>
            <ReceiptCard receipt={receipt} host={location.host} />
            <div className="receiptpage__actions">
              <Button look="primary" wide busy={sharing} onClick={() => void share(receipt)}>
                <Icon name="share" />
                {w.share()}
              </Button>
              <Button look="quiet" wide onClick={() => globalThis.print?.()}>
                <Icon name="print" />
                {w.print()}
              </Button>
              <a className="btn btn--ghost btn--wide" href={verificationAddress('', receipt.code)}>
                {w.verify()}
              </a>
            </div>
          </>
        )}
      </LoadState>
    </div>
  );
};
