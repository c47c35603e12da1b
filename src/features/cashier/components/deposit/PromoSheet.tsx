import { type ComponentProps, useState } from 'react';
import { acceptPromo, depositPromos } from '#contract/cashier/deposit.ts';
import { errorText } from '#i18n/error-words.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { dayAndTime } from '#lib/dates/day-words.ts';
import { api } from '#lib/http/client.ts';
import { hrefOf } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Sheet } from '#ui/Sheet.tsx';
import type { DepositPromotion } from '../../model/deposit-channels.ts';
import { PromoLines } from './PromoLines.tsx';
import { promoTerms } from './promo-terms.ts';

interface PromoSheetProps {
  readonly promos: readonly DepositPromotion[];
  readonly amount: number;
  readonly onAccepted: (promos: readonly DepositPromotion[]) => void;
  readonly onClose: () => void;
}

/** All promotions available for the deposit with their terms, and "none"; a choice applies immediately. */
const PromoSheet = ({ promos, amount, onAccepted, onClose }: PromoSheetProps) => {
  const words = useWords();
  const { t, locale } = words;
  const taken = promos.find(({ accepted }) => accepted)?.promoId ?? null;
  const [chosen, setChosen] = useState(taken);
  const save = async (): Promise<void> => {
    await api(acceptPromo, { body: { promoId: chosen } });
    onAccepted(await api(depositPromos, { query: { language: wireLanguage(locale) } }));
    onClose();
  };
  // Without a form element: the sheet is part of the deposit's form, which would be submitted too.
  const form = useForm({ errorText: (error) => errorText(t, error), submit: save });
  const termsOf = (promo: DepositPromotion): ComponentProps<typeof PromoLines> => {
    const terms = promoTerms(words, promo, amount);
    if (promo.needsIdentity) return { ...terms, lines: [t.siteErrors.giftUnproven(), ...terms.lines] };
    if (promo.nextAt === null) return terms;
    const again = t.cashierDeposit.promoAgain({ time: dayAndTime(promo.nextAt, locale) });
    return { ...terms, lines: [again, ...terms.lines] };
  };
  const option = (promoId: number | null, title: string, terms: ComponentProps<typeof PromoLines>, taken = false) => (
    <label key={promoId ?? 0} className="way way--promo">
      <input
        type="radio"
        name="promo"
        disabled={taken}
        checked={chosen === promoId}
        onChange={() => setChosen(promoId)}
      />
      <span className="way__what">
        <b>{title}</b>
        <PromoLines {...terms} />
      </span>
    </label>
  );
  return (
    <Sheet title={t.cashierDeposit.promos()} closeLabel={t.cashierDeposit.close()} onClose={onClose}>
      <fieldset className="promo__list" aria-label={t.cashierDeposit.promos()}>
        {promos.map((it) => option(it.promoId, it.title, termsOf(it), it.nextAt !== null || it.needsIdentity))}
        {option(null, t.cashierDeposit.promoNone(), { lines: [t.cashierDeposit.promoNoneText()] })}
      </fieldset>
      {promos.some(({ needsIdentity }) => needsIdentity) && (
        <a className="btn btn--quiet" href={hrefOf('identity', { back: 'deposit' })}>
          {t.siteErrors.verifyIdentity()}
        </a>
      )}
      <FormProblem text={form.formError} />
      <Button look="primary" wide busy={form.busy} onClick={() => form.perform(save)}>
        {chosen === null ? t.cashierDeposit.takeNone() : t.cashierDeposit.take()}
      </Button>
    </Sheet>
  );
};

export default PromoSheet;
