import { useEffect, useEffectEvent } from 'react';
import { FailedState } from '#features/shared/FailedState.tsx';
import { useWords } from '#i18n/use-words.ts';
import { showToast, toastMs } from '#lib/toasts.ts';
import { Skeleton } from '#ui/Skeleton.tsx';

/** Returns to the form with a message if the order in the URL does not exist or belongs to another member. */
const useUnknownOrder = (code: string | null, onForm: () => void): boolean => {
  const { t } = useWords();
  const isUnknown = code === 'resource.unknown';
  const onUnknown = useEffectEvent(() => {
    showToast(t.cashierTransactions.orderUnknown(), { kind: 'bad', time: toastMs.long });
    onForm();
  });
  useEffect(() => {
    if (isUnknown) onUnknown();
  }, [isUnknown]);
  return isUnknown;
};

interface OrderLoadStateProps {
  /** Error of the last call; null while loading. */
  readonly code: string | null;
  readonly onRetry: () => void;
  /** Returns to the form: the order does not exist or belongs to another member. */
  readonly onForm: () => void;
}

/** Placeholder or error of a deposit or withdrawal until it is loaded. */
export const OrderLoadState = ({ code, onRetry, onForm }: OrderLoadStateProps) => {
  const { t } = useWords();
  const isUnknown = useUnknownOrder(code, onForm);
  if (code && !isUnknown) return <FailedState code={code} onRetry={onRetry} />;
  return (
    <div role="status" aria-label={t.siteShell.loading()}>
      <Skeleton shape="card" count={3} />
    </div>
  );
};
