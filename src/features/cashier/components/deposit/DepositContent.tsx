import type { Deposit, Value } from '#contract/types.ts';
import type { PageWords } from '#i18n/page-words.ts';
import type { DepositPromotion, PaymentMethod } from '../../model/deposit-channels.ts';
import { DepositForm } from './DepositForm.tsx';
import { PendingDeposits } from './PendingDeposits.tsx';

interface DepositContentProps {
  readonly words: PageWords;
  readonly methods: readonly PaymentMethod[];
  readonly promos: readonly DepositPromotion[];
  readonly open: readonly Deposit[];
  readonly wagering: Value<'wagering'> | null;
  readonly onOrder: (depositId: string) => void;
  readonly staysOnPage: boolean;
}

/** Pending deposits and the deposit form. */
const DepositContent = ({ words, methods, promos, open, wagering, onOrder, staysOnPage }: DepositContentProps) => (
  <div className="stack--plain">
    <PendingDeposits words={words} orders={open} onOpen={onOrder} />
    <DepositForm {...{ words, methods, promos, wagering, onOrder, staysOnPage }} />
  </div>
);

export default DepositContent;
