import { useCallback, useState } from 'react';
import { mostLines } from '../../../domain/agent/transfer-lines.ts';
import { errorText } from '../../../i18n/error-words.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { showToast } from '../../../stores/site/toasts.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { FailedState } from '../../../widgets/FailedState.tsx';
import { lazyPart } from '../../../widgets/lazy-part.tsx';
import { MoveNote } from '../../../widgets/MoveNote.tsx';
import { useOnlineAgain } from '../../../widgets/use-online-again.ts';
import { NoTeam } from './NoTeam.tsx';
import { TeamBar } from './TeamBar.tsx';
import { TeamPath } from './TeamPath.tsx';
import { TeamRows } from './TeamRows.tsx';
import { TeamSums } from './TeamSums.tsx';
import { type TeamMember, useTeamPages } from './use-team-pages.ts';
import { useTeamQuery } from './use-team-query.ts';
import { useTransfer } from './use-transfer.ts';
import './team.css';

const MemberSheet = lazyPart(() => import('./MemberSheet.tsx'));
const TransferSheet = lazyPart(() => import('./TransferSheet.tsx'));

/** The agent's team as a tree and as one list (R035, R257): search, filters, order, a member's sheet, transfers. */
export const TeamPage = ({ locale }: { readonly locale: Locale }) => {
  const words = useWords(locale);
  const { t } = words;
  const { query, change, goTo } = useTeamQuery();
  const { head, code, at, need, reload } = useTeamPages(query);
  useOnlineAgain(head && code, reload);
  const [opened, setOpened] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const [paying, setPaying] = useState<readonly string[] | null>(null);
  const transfer = useTransfer(() => {
    setPaying((before) => before ?? []);
    reload();
  });

  const open = useCallback(
    ({ account }: TeamMember): void => {
      if (!chosen) {
        setOpened(account);
        return;
      }
      const next = new Set(chosen);
      if (!next.delete(account)) next.add(account);
      if (next.size > mostLines) showToast(t.agencyTeam.mostChosen({ n: mostLines }));
      else setChosen(next);
    },
    [chosen, t],
  );
  const down = useCallback(({ account }: TeamMember): void => goTo(account), [goTo]);
  const pay = (accounts: readonly string[]): void => {
    setOpened(null);
    transfer.forget();
    setPaying(accounts);
  };
  if (!query) return <Skeleton shape="row" count={8} />;
  return (
    <div className="team">
      <TeamPath t={t} path={head?.path ?? []} onGo={goTo} />
      <TeamBar t={t} query={query} onChange={change} />
      <MoveNote t={t} move={transfer.move} />
      {head && (
        <TeamSums t={t} head={head} choosing={chosen !== null} onChoose={() => setChosen(chosen ? null : new Set())} />
      )}
      {code && !head && <FailedState t={t} code={code} onRetry={reload} />}
      {code && head && (
        <p className="err" role="alert">
          {errorText(t, code)}{' '}
          <button type="button" className="btn btn--ghost btn--s" onClick={reload}>
            {t.frame.retry()}
          </button>
        </p>
      )}
      {!head && !code && (
        <div role="status" aria-label={t.frame.loading()}>
          <Skeleton shape="row" count={8} />
        </div>
      )}
      {head?.total === 0 && <NoTeam t={t} query={query} onClear={() => change({ search: '', kind: '', state: '' })} />}
      {head && head.total > 0 && (
        <TeamRows t={t} total={head.total} at={at} need={need} chosen={chosen} onOpen={open} onDown={down} />
      )}
      {chosen && (
        <div className="team__chosen">
          <button
            type="button"
            className="btn btn--gold btn--wide"
            disabled={chosen.size === 0}
            onClick={() => pay([...chosen])}
          >
            {t.agencyTeam.transferTo({ n: chosen.size })}
          </button>
        </div>
      )}

      {opened && (
        <MemberSheet
          words={words}
          account={opened}
          onClose={() => setOpened(null)}
          onTransfer={() => pay([opened])}
          onOpenTeam={() => {
            goTo(opened);
            setOpened(null);
          }}
        />
      )}
      {paying && (
        <TransferSheet
          words={words}
          accounts={paying}
          transfer={transfer}
          onClose={() => {
            setPaying(null);
            setChosen(null);
            transfer.forget();
          }}
        />
      )}
    </div>
  );
};
