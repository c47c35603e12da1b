import { useWords } from '#i18n/use-words.ts';
import { detailsOf } from '#lib/http/errors.ts';
import { formatShortAmount } from '#lib/money/format-amount.ts';
import { hrefOf } from '#paths.ts';
import { adoptStyles } from '#ui/styles/adopt.ts';
import css from './identity-line.css?inline';

adoptStyles(css);

/** Page of the form whose action needs a verified identity. */
export const formOf = { withdrawal: 'withdraw', deposit: 'deposit', limit: 'limits', gift: 'rewardCenter' } as const;

/** Details of the error that requires a verified identity. */
export type Need = NonNullable<ReturnType<typeof identityNeedOf>>;

/** Returns the action that needs a verified identity; null for every other error. */
export const identityNeedOf = (error: unknown) => detailsOf(error, 'identity.required');

/** Link from a refused form to identity verification; that page links back, and the form keeps the typed values. */
export const IdentityNeed = ({ need }: { readonly need: Need | undefined }) => {
  const { t } = useWords();
  if (!need) return <div role="alert" className="problem" />;
  const w = t.safetyIdentityLine;
  const amount = formatShortAmount(need.above);
  const texts = {
    withdrawal: w.forWithdrawal,
    deposit: w.forDeposit,
    limit: w.forLimit,
    gift: t.siteErrors.giftUnproven,
  };
  const isPending = need.status === 'pending';
  return (
    <div role="alert" className="problem">
      <div className="identity-need">
        <p>{isPending ? w.underReview() : texts[need.purpose]({ amount })}</p>
        {!isPending && (
          <a className="btn btn--primary" href={hrefOf('identity', { back: formOf[need.purpose] })}>
            {w.verify()}
          </a>
        )}
      </div>
    </div>
  );
};
