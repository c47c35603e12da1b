import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { brand } from '#brands/current.ts';
import { askReturn, closedAccount, confirmReturn } from '#contract/safety/closure.ts';
import { logOut } from '#features/account/actions/log-out.ts';
import { $session, setAccountClosed } from '#features/account/state/session.ts';
import { LoadState } from '#features/shared/LoadState.tsx';
import { OwnAmount } from '#features/shared/OwnAmount.tsx';
import { showCallError } from '#features/shared/show-call-error.ts';
import { useQuery } from '#features/shared/use-query.ts';
import { useWords } from '#i18n/use-words.ts';
import { redirectTo } from '#lib/browser/redirect.ts';
import { api } from '#lib/http/client.ts';
import { hrefOf } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ConfirmActionDialog } from '../ConfirmActionDialog.tsx';
import { type Closure, ClosureCard } from './ClosureCard.tsx';
import './closed.css';

/** Redirects to home after the account has been reopened. */
const redirectHome = (): void => {
  setAccountClosed(false);
  redirectTo(hrefOf('home'));
};

/** Redirects home if the account is open. */
const loadClosure = async (signal: AbortSignal): Promise<Closure | 'open'> => {
  const closure = await api(closedAccount, { signal });
  if (!closure) redirectHome();
  return closure ?? 'open';
};

const links = [
  [hrefOf('transactionRecord'), 'record', 'ledger', 'TRANSREC3'],
  [hrefOf('statement'), 'statement', 'statement', undefined],
  [hrefOf('gameRecord'), 'bets', 'bets', 'TRANSBETREPMEM3'],
  [hrefOf('withdrawalRecord'), 'withdrawals', 'payout', 'WITHREC3'],
  [hrefOf('service'), 'desk', 'service', undefined],
] as const;

/** Balance of the closed account and how to withdraw it. */
const BalanceLeft = ({ major }: { readonly major: number }) => {
  const { t } = useWords();
  return (
    <section className="closed__balance">
      <div>
        <h2>{t.safetyClosure.balance()}</h2>
        <b className="money">
          <OwnAmount value={major} />
        </b>
      </div>
      <a className="btn btn--primary" href={hrefOf('withdraw')}>
        {t.safetyClosure.withdraw()}
      </a>
    </section>
  );
};

/** Links to pages that stay available with a closed account. */
const StillOpen = () => {
  const { t } = useWords();
  return (
    <ul className="closed__links">
      {links.map(([href, name, icon, gate]) => (
        <li key={href} data-gate={gate}>
          <a href={href}>
            <Icon name={icon} />
            <span>{t.safetyClosure[name]()}</span>
            <Icon name="go" />
          </a>
        </li>
      ))}
    </ul>
  );
};

/** Page of an account closed by a time-out or self-exclusion. */
export const ClosedAccount = () => {
  const { t } = useWords();
  const session = useStore($session, { ssr: () => null });
  const loaded = useQuery(session ? 'closed' : null, loadClosure);
  const [returning, setReturning] = useState(false);

  const ask = async (): Promise<void> => {
    try {
      loaded.replace(await api(askReturn));
    } catch (error) {
      showCallError(t, error);
    }
  };

  return (
    <div className="stack closed">
      <LoadState loaded={loaded} skeleton={<Skeleton shape="card" count={2} />}>
        {(value) =>
          value !== 'open' && (
            <>
              <ClosureCard closure={value} onAsk={() => void ask()} onConfirm={() => setReturning(true)} />
              <BalanceLeft major={value.balance} />
              <StillOpen />
            </>
          )
        }
      </LoadState>
      <section className="closed__help">
        <h2>{t.safetyClosure.helpTitle()}</h2>
        <p>{t.safetyClosure.helpText({ line: brand.helpLine })}</p>
      </section>
      {returning && (
        <ConfirmActionDialog
          title={t.safetyClosure.confirmTitle()}
          text={t.safetyClosure.confirmText()}
          cancel={t.safetyClosure.stayClosed()}
          confirm={t.safetyClosure.confirmReturn()}
          loses
          requiresPassword
          onConfirm={async (loginPassword) => {
            await api(confirmReturn, { body: { loginPassword } });
            redirectHome();
          }}
          onClose={() => setReturning(false)}
        />
      )}
      <Button look="ghost" wide onClick={() => void logOut('header')}>
        {t.safetyClosure.logOut()}
      </Button>
    </div>
  );
};
