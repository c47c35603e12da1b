import { identityStatus } from '#contract/safety/identity-verification.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { formatShortAmount } from '#lib/money/format-amount.ts';
import { hrefOf } from '#paths.ts';
import { Icon } from '#ui/Icon.tsx';
import { adoptStyles } from '#ui/styles/adopt.ts';
import { formOf } from './IdentityNeed.tsx';
import css from './identity-line.css?inline';
import { useFlags } from './use-flags.ts';
import { useQuery } from './use-query.ts';

adoptStyles(css);

interface IdentityLineProps {
  /** Action of the form. */
  readonly purpose: 'withdrawal' | 'deposit';
}

/**
 * Status of identity verification in the cashier, shown while amounts above a threshold require one that is
 * missing.
 */
export const IdentityLine = ({ purpose }: IdentityLineProps) => {
  const { safetyIdentityLine: w } = useWords().t;
  const { IDENTITY3 } = useFlags();
  const { value } = useQuery(IDENTITY3 ? 'identity-status' : null, (signal) => api(identityStatus, { signal }));
  if (!value || value.status === 'approved') return null;
  const amount = formatShortAmount(value.above[purpose]);
  const texts = {
    withdrawal: { wait: w.pendingWithdrawal, verify: w.forWithdrawal },
    deposit: { wait: w.pendingDeposit, verify: w.forDeposit },
  }[purpose];
  return (
    <p className="identity-line">
      <Icon name={value.status === 'pending' ? 'clock' : 'card'} />
      <span>
        {(value.status === 'pending' ? texts.wait : texts.verify)({ amount })}{' '}
        {value.status !== 'pending' && (
          <a href={hrefOf('identity', { back: formOf[purpose] })}>
            {value.status === 'moreNeeded' ? w.continue() : w.verify()}
          </a>
        )}
      </span>
    </p>
  );
};
