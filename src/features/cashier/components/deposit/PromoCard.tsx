import { useState } from 'react';
import { createPortal } from 'react-dom';
import { lazyComponent } from '#features/shared/lazy-component.tsx';
import { useWords } from '#i18n/use-words.ts';
import { dayAndTime } from '#lib/dates/day-words.ts';
import { Icon } from '#ui/Icon.tsx';
import type { DepositPromotion } from '../../model/deposit-channels.ts';
import { PromoLines } from './PromoLines.tsx';
import { promoTerms } from './promo-terms.ts';

const PromoSheet = lazyComponent(() => import('./PromoSheet.tsx'));

interface PromoCardProps {
  readonly promos: readonly DepositPromotion[];
  /** Major units entered so far. */
  readonly amount: number;
  readonly onAccepted: (promos: readonly DepositPromotion[]) => void;
}

/** Selected promotion of the next deposit with its terms; none by default. */
export const PromoCard = ({ promos, amount, onAccepted }: PromoCardProps) => {
  const words = useWords();
  const { t } = words;
  const [open, setOpen] = useState(false);
  const taken = promos.find(({ accepted }) => accepted);
  const [first] = promos;
  if (!first) return null;
  const free = promos.filter(({ nextAt }) => nextAt === null);
  const offer =
    free.length > 0 || first.nextAt === null
      ? t.cashierDeposit.promoOffer({ n: free.length })
      : t.cashierDeposit.promoAgain({ time: dayAndTime(first.nextAt, words.locale) });
  return (
    <section className="promo" aria-label={t.cashierDeposit.promos()}>
      <Icon name="reward" />
      <div className="promo__what">
        <h2>{taken?.title ?? t.cashierDeposit.promoNone()}</h2>
        <PromoLines {...(taken ? promoTerms(words, taken, amount) : { lines: [offer] })} />
      </div>
      <button type="button" className="btn btn--ghost btn--s" onClick={() => setOpen(true)}>
        {taken ? t.cashierDeposit.change() : t.cashierDeposit.choose()}
      </button>
      {/* Rendered outside the surrounding form: a choice here must not submit it. */}
      {open &&
        createPortal(
          <PromoSheet promos={promos} amount={amount} onAccepted={onAccepted} onClose={() => setOpen(false)} />,
          document.body,
        )}
    </section>
  );
};
