import { useCallback } from 'react';
import { FailedState } from '#features/shared/FailedState.tsx';
import { lazyComponent } from '#features/shared/lazy-component.tsx';
import { TransactionNotice } from '#features/shared/TransactionNotice.tsx';
import { useRetryOnline } from '#features/shared/use-retry-online.ts';
import { errorText } from '#i18n/error-words.ts';
import { useWords } from '#i18n/use-words.ts';
import { ErrorText } from '#ui/ErrorText.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyTeam } from './EmptyTeam.tsx';
import { TeamBar } from './TeamBar.tsx';
import { TeamBreadcrumbs } from './TeamBreadcrumbs.tsx';
import { TeamRows } from './TeamRows.tsx';
import { TeamTotals } from './TeamTotals.tsx';
import { useMemberActions } from './use-member-actions.ts';
import { type TeamMember, useTeamPages } from './use-team-pages.ts';
import { useTeamQuery } from './use-team-query.ts';
import './team.css';

const MemberSheet = lazyComponent(() => import('./MemberSheet.tsx'));
const TransferSheet = lazyComponent(() => import('./TransferSheet.tsx'));

interface NotLoadedProps {
  readonly code: string;
  /** An older list is still shown. */
  readonly hasStaleList: boolean;
  readonly onRetry: () => void;
}

/** Error state in place of the list, or a notice above it if only the refresh failed. */
const NotLoaded = ({ code, hasStaleList, onRetry }: NotLoadedProps) => {
  const { t } = useWords();
  return hasStaleList ? (
    <ErrorText role="alert">
      {errorText(t, code)}{' '}
      <button type="button" className="btn btn--ghost btn--s" onClick={onRetry}>
        {t.siteShell.retry()}
      </button>
    </ErrorText>
  ) : (
    <FailedState code={code} onRetry={onRetry} />
  );
};

/** The agent's team as a tree or a flat list: search, filters, sort order, member sheet and transfers. */
export const TeamPage = () => {
  const { t } = useWords();
  const { query, change, goTo } = useTeamQuery();
  const { head, code, rowAt, loadRows, reload } = useTeamPages(query);
  useRetryOnline(head && code, reload);
  const acts = useMemberActions(reload);
  const { opened, chosen, paying, transfer, pay } = acts;
  const down = useCallback(({ account }: TeamMember): void => goTo(account), [goTo]);
  if (!query) return <Skeleton shape="row" count={8} />;
  return (
    <div className="team">
      <TeamBreadcrumbs path={head?.path ?? []} onGo={goTo} />
      <TeamBar query={query} onChange={change} />
      <TransactionNotice transaction={transfer.transaction} />
      {head && (
        <TeamTotals head={head} choosing={chosen !== null} onChoose={acts.toggleChoosing} onTransfer={() => pay([])} />
      )}
      {code && <NotLoaded code={code} hasStaleList={head !== null} onRetry={reload} />}
      {!head && !code && (
        <div role="status" aria-label={t.siteShell.loading()}>
          <Skeleton shape="row" count={8} />
        </div>
      )}
      {head?.total === 0 && <EmptyTeam query={query} onClear={() => change({ search: '', kind: '', state: '' })} />}
      {head && head.total > 0 && (
        <TeamRows
          total={head.total}
          rowAt={rowAt}
          loadRows={loadRows}
          chosen={chosen}
          onOpen={acts.open}
          onDown={down}
        />
      )}
      {chosen && (
        <div className="team__chosen">
          <button
            type="button"
            className="btn btn--primary btn--wide"
            disabled={chosen.size === 0}
            onClick={() => pay([...chosen])}
          >
            {t.agentTeam.transferTo({ n: chosen.size })}
          </button>
        </div>
      )}

      {opened && (
        <MemberSheet
          account={opened}
          onClose={acts.close}
          onTransfer={() => pay([opened])}
          onOpenTeam={() => {
            goTo(opened);
            acts.close();
          }}
        />
      )}
      {paying && <TransferSheet accounts={paying} transfer={transfer} onClose={acts.stopPaying} />}
    </div>
  );
};
