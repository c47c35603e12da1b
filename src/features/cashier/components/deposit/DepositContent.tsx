import type { Deposit } from '../../../../contract/types.ts';
import type { PageWords } from '../../../../i18n/page-words.ts';
import type { DepositChannel, DepositPromotion } from '../../model/deposit-channels.ts';
import { DepositForm } from './DepositForm.tsx';
import { PendingDeposits } from './PendingDeposits.tsx';

interface OfferProps {
  readonly words: PageWords;
  readonly ways: readonly DepositChannel[];
  readonly promos: readonly DepositPromotion[];
  readonly open: readonly Deposit[];
  readonly cdn: string;
  readonly onOrder: (depositId: string) => void;
}

/** Deposits on their way and the form of a new one: fetched while the server answers what it offers. */
const DepositContent = ({ words, ways, promos, open, cdn, onOrder }: OfferProps) => (
  <div className="stack--plain">
    <PendingDeposits words={words} orders={open} onOpen={onOrder} />
    <DepositForm words={words} ways={ways} promos={promos} cdn={cdn} onOrder={onOrder} />
  </div>
);

export default DepositContent;
