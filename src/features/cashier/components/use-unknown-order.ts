import { useEffect, useEffectEvent } from 'react';
import type { Words } from '#i18n/translate.ts';
import { showToast, toastMs } from '#lib/toasts.ts';

/** Returns to the form with a message if the order in the URL does not exist or belongs to another member. */
export const useUnknownOrder = (t: Words, code: string | null, onForm: () => void): boolean => {
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
