import type { Value, Withdrawal } from '../../../../contract/types.ts';
import type { PageWords } from '../../../../i18n/page-words.ts';
import { UnderWay } from './UnderWay.tsx';
import { Withdrawable } from './Withdrawable.tsx';
import { WithdrawEntry } from './WithdrawEntry.tsx';

interface OfferProps {
  readonly words: PageWords;
  readonly info: Value<'withdrawInfo'>;
  readonly open: readonly Withdrawal[];
  readonly cdn: string;
  readonly onOrder: (withdrawId: string) => void;
  readonly onSetUp: () => void;
}

/** Withdrawals on their way, what may leave, and the form: fetched while the server answers. */
const WithdrawOffer = ({ words, info, open, cdn, onOrder, onSetUp }: OfferProps) => (
  <div className="cashier__form">
    <UnderWay words={words} orders={open} onOpen={onOrder} />
    <Withdrawable words={words} info={info} />
    <WithdrawEntry words={words} info={info} open={open} cdn={cdn} onOrder={onOrder} onSetUp={onSetUp} />
  </div>
);

export default WithdrawOffer;
