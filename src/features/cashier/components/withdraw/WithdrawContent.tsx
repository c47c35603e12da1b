import type { ReactNode } from 'react';
import type { Value, Withdrawal } from '#contract/types.ts';
import type { PageWords } from '#i18n/page-words.ts';
import { AvailableToWithdraw } from './AvailableToWithdraw.tsx';
import { PendingWithdrawals } from './PendingWithdrawals.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';

interface WithdrawContentProps {
  readonly words: PageWords;
  readonly info: Value<'withdrawInfo'>;
  readonly open: readonly Withdrawal[];
  /** What locks a part of the balance. */
  readonly locked: ReactNode;
  readonly onOrder: (withdrawId: string) => void;
  readonly onSetUp: () => void;
}

/** Pending withdrawals, available and locked amounts, and form. */
const WithdrawContent = ({ words, info, open, locked, onOrder, onSetUp }: WithdrawContentProps) => (
  <div className="cashier__form">
    <PendingWithdrawals words={words} orders={open} onOpen={onOrder} />
    <AvailableToWithdraw words={words} info={info} onChanged={onSetUp} />
    {locked}
    <WithdrawForm words={words} info={info} open={open} onOrder={onOrder} onSetUp={onSetUp} />
  </div>
);

export default WithdrawContent;
