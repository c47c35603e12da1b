import { useStore } from '@nanostores/react';
import { brand } from '../../brands/current.ts';
import { identityStatus } from '../../contract/safety/identity-verification.ts';
import type { Locale } from '../../i18n/locale.ts';
import { useWords } from '../../i18n/use-words.ts';
import { api } from '../../lib/http/client.ts';
import { formatMoney } from '../../lib/money/money.ts';
import { hrefOf } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { adoptStyles } from '../../ui/styles/adopt.ts';
import { $settings, builtSettings, flagsOf } from '../site/stores/settings.ts';
import css from './identity-line.css?inline';
import { useQuery } from './use-query.ts';

adoptStyles(css);

interface IdentityLineProps {
  readonly locale: Locale;
  /** The form that it stands in. */
  readonly of: 'withdraw' | 'deposit';
}

const purposes = { withdraw: 'withdrawal', deposit: 'deposit' } as const;

/** Status of identity verification in the cashier (X37), while sums above a limit need one that the member does not have. */
const IdentityLine = ({ locale, of }: IdentityLineProps) => {
  const { t } = useWords(locale);
  const w = t.safetyIdentityLine;
  const { IDENTITY3 } = flagsOf(useStore($settings, { ssr: () => builtSettings }));
  const { value } = useQuery(IDENTITY3 ? 'identity-status' : null, () => api(identityStatus), { locale });
  if (!value || value.status === 'approved') return null;
  const amount = formatMoney(value.above[purposes[of]], brand.currency.sign).replace(/\.00$/, '');
  const texts = {
    withdraw: { wait: w.pendingWithdrawal, verify: w.forWithdrawal },
    deposit: { wait: w.pendingDeposit, verify: w.forDeposit },
  }[of];
  return (
    <p className="identity-line">
      <Icon name={value.status === 'pending' ? 'clock' : 'card'} later />
      <span>
        {(value.status === 'pending' ? texts.wait : texts.verify)({ amount })}{' '}
        {value.status !== 'pending' && (
          <a href={hrefOf('identity', { back: of })}>{value.status === 'moreNeeded' ? w.continue() : w.verify()}</a>
        )}
      </span>
    </p>
  );
};

export default IdentityLine;
