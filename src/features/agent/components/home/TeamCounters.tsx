import { useQuery } from '#features/shared/use-query.ts';
import type { Words } from '#i18n/translate.ts';
import { formatCount } from '#lib/money/format-count.ts';
import { teamCounters } from '../../api/counters.ts';

/** The team's counters of today; a dash for those whose call failed. */
export const TeamCounters = ({ t }: { readonly t: Words }) => {
  const { value } = useQuery('agent-counters', teamCounters);
  const labels = {
    teamLoginMemberCount: t.agentHome.loggedIn(),
    teamBetMemberCount: t.agentHome.bet(),
    teamRegisterMemberCount: t.agentHome.joined(),
    teamOnlineCount: t.agentHome.onlineNow(),
  };
  return (
    <dl className="agency__counters" aria-label={t.agentHome.counters()}>
      {(Object.keys(labels) as (keyof typeof labels)[]).map((name) => (
        <div key={name}>
          <dt>{labels[name]}</dt>
          <dd className="num" data-waiting={!value || undefined}>
            {value && (value[name] === null ? '–' : formatCount(value[name]))}
          </dd>
        </div>
      ))}
    </dl>
  );
};
