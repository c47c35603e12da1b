import type { Deposit } from '../../../../contract/types.ts';
import type { PageWords } from '../../../../i18n/page-words.ts';
import type { Promo, Way } from '../../model/ways.ts';
import { OpenOrders } from './OpenOrders.tsx';
import { OrderEntry } from './OrderEntry.tsx';

interface OfferProps {
  readonly words: PageWords;
  readonly ways: readonly Way[];
  readonly promos: readonly Promo[];
  readonly open: readonly Deposit[];
  readonly cdn: string;
  readonly onOrder: (depositId: string) => void;
}

/** Deposits on their way and the form of a new one: fetched while the server answers what it offers. */
const DepositOffer = ({ words, ways, promos, open, cdn, onOrder }: OfferProps) => (
  <div className="stack--plain">
    <OpenOrders words={words} orders={open} onOpen={onOrder} />
    <OrderEntry words={words} ways={ways} promos={promos} cdn={cdn} onOrder={onOrder} />
  </div>
);

export default DepositOffer;
