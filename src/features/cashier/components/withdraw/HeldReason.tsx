import { useState } from 'react';
import type { Value } from '#contract/types.ts';
import { lazyComponent } from '#features/shared/lazy-component.tsx';
import { useWords } from '#i18n/use-words.ts';
import { dayAndTime } from '#lib/dates/day-words.ts';
import { hrefOf } from '#paths.ts';

const LiftHoldSheet = lazyComponent(() => import('./LiftHoldSheet.tsx'));

interface HeldReasonProps {
  readonly info: Value<'withdrawInfo'>;
  /** Epoch ms. */
  readonly until: number;
  readonly onLifted: () => void;
}

/** Reason and end of a hold on withdrawals, with the code that ends it earlier. */
export const HeldReason = ({ info, until, onLifted }: HeldReasonProps) => {
  const { t, locale } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const time = dayAndTime(until, locale);
  return (
    <>
      <span>{info.isNewDeviceHold ? t.cashierWithdraw.heldNewDevice({ time }) : t.cashierWithdraw.held({ time })}</span>{' '}
      {info.holdContacts.length > 0 && (
        <button type="button" className="textlink" onClick={() => setIsOpen(true)}>
          {t.cashierWithdraw.liftHold()}
        </button>
      )}
      {info.isNewDeviceHold && info.holdContacts.length === 0 && (
        <a href={hrefOf('service')}>{t.cashierWithdraw.service()}</a>
      )}
      {isOpen && (
        <LiftHoldSheet
          contacts={info.holdContacts}
          onClose={() => setIsOpen(false)}
          onLifted={() => {
            setIsOpen(false);
            onLifted();
          }}
        />
      )}
    </>
  );
};
