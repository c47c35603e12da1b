import { EmptyState } from '#features/shared/EmptyState.tsx';
import { useWords } from '#i18n/use-words.ts';
import { hrefOf } from '#paths.ts';
import type { TeamQuery } from '../../model/team-query.ts';

interface EmptyTeamProps {
  readonly query: TeamQuery;
  readonly onClear: () => void;
}

/** Empty state of the team list, without members or without matches. */
export const EmptyTeam = ({ query: { search, kind, state }, onClear }: EmptyTeamProps) => {
  const { agentTeam: w } = useWords().t;
  return search || kind || state ? (
    <EmptyState
      icon="search"
      title={w.noneFound()}
      text={w.noneFoundText()}
      action={
        <button type="button" className="btn btn--quiet" onClick={onClear}>
          {w.clear()}
        </button>
      }
    />
  ) : (
    <EmptyState
      icon="team"
      title={w.emptyTitle()}
      text={w.emptyText()}
      action={
        <a className="btn btn--primary" href={hrefOf('agentRegister')}>
          {w.openAccount()}
        </a>
      }
    />
  );
};
