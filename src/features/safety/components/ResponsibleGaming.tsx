import { useStore } from '@nanostores/react';
import { ownLimits } from '#contract/safety/limits.ts';
import { trialType } from '#features/account/model/roles.ts';
import { $session } from '#features/account/state/session.ts';
import { LoadState } from '#features/shared/LoadState.tsx';
import { lazyComponent } from '#features/shared/lazy-component.tsx';
import { useQuery } from '#features/shared/use-query.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { loginPath } from '#lib/links.ts';
import { hrefOf } from '#paths.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { AccountClosure } from './account-closure/AccountClosure.tsx';
import { Limits } from './limits/Limits.tsx';
import '#ui/form/check-box.css';
import './protection.css';

const PlaySummary = lazyComponent(() => import('./play/PlaySummary.tsx'), <div className="play__box" />);

/** Responsible gaming page: limits, reality check and account closure; guests are asked to log in. */
export const ResponsibleGaming = () => {
  const { t } = useWords();
  const session = useStore($session, { ssr: () => null });
  const isMember = session !== null && session.type !== trialType && !session.closed;
  const loaded = useQuery(isMember ? 'own-limits' : null, (signal) => api(ownLimits, { signal }));
  return (
    <div className="protect">
      <p className="protect__guest when-out">
        <span suppressHydrationWarning>{t.safetyProtection.guest()}</span>
        <a className="btn btn--primary" href={loginPath(hrefOf('responsible'))}>
          {t.safetyProtection.logIn()}
        </a>
      </p>
      <div className="protect when-in">
        {isMember && <PlaySummary limits={loaded} />}
        <h2 id="limits">{t.safetyProtection.limits()}</h2>
        <p>{t.safetyProtection.limitsText()}</p>
        <LoadState loaded={loaded} skeleton={<Skeleton shape="card" count={4} />}>
          {(value) => <Limits value={value} replace={loaded.replace} />}
        </LoadState>
        <h2 id="break">{t.safetyProtection.pause()}</h2>
        <p>{t.safetyProtection.pauseText()}</p>
        <AccountClosure />
      </div>
    </div>
  );
};
