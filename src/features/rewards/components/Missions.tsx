import { useState } from 'react';
import { claimMission, missions } from '#contract/rewards/missions.ts';
import type { Mission } from '#contract/types.ts';
import { LoadState } from '#features/shared/LoadState.tsx';
import { useQuery } from '#features/shared/use-query.ts';
import { useServerTimeout } from '#features/shared/use-server-timeout.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { dayAndTime } from '#lib/dates/day-words.ts';
import { api } from '#lib/http/client.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { showToast } from '#lib/toasts.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { LeaderBoard } from './LeaderBoard.tsx';
import { MissionCard } from './MissionCard.tsx';
import { MissionDays } from './MissionDays.tsx';
import { MissionHistory } from './MissionHistory.tsx';
import { useClaims } from './use-claims.ts';

const periods = ['daily', 'weekly', 'never'] as const satisfies readonly Mission['resets'][];

/** Missions grouped by period, and the leader board of the week. */
export const Missions = () => {
  const words = useWords();
  const { t, locale } = words;
  const { busy, problemOf, claim } = useClaims('mission');
  const loaded = useQuery('missions', (signal, current) =>
    api(missions, { query: { language: wireLanguage(current) }, signal }),
  );
  const [fresh, setFresh] = useState<string | null>(null);
  const list = loaded.value?.missions ?? [];
  const resets = list.flatMap(({ resetsAt }) => (resetsAt === null ? [] : [resetsAt]));
  useServerTimeout(resets.length > 0 ? Math.min(...resets) : null, loaded.reload);

  const claimOne = async ({ id, reward }: Mission): Promise<void> => {
    const paid = await claim(id, (key) => api(claimMission, { body: { id }, key }));
    if (paid && loaded.value) {
      loaded.update((value) => ({
        ...value,
        missions: value.missions.map((it) => (it.id === id ? { ...it, status: 'claimed' } : it)),
      }));
      // Members who reached an own limit have no days and get no celebration.
      if (loaded.value.days.length > 0) setFresh(id);
      showToast(t.rewardsClaims.got({ amount: formatAmount(reward) }), { kind: 'ok' });
    }
    // Points and ranks have changed too.
    loaded.reload();
  };
  return (
    <div className="stack rw">
      <LoadState loaded={loaded} skeleton={<Skeleton shape="card" count={4} />}>
        {(value) => (
          <div className="rw__list">
            {value.days.length > 0 && <MissionDays days={value.days} />}
            {value.missions.length === 0 && <p className="rw__note">{t.rewardsMissions.none()}</p>}
            {periods.map((period) => {
              const own = value.missions.filter((it) => it.resets === period);
              const until = own[0]?.resetsAt ?? null;
              if (own.length === 0) return null;
              return (
                <section className="rw__list" key={period} aria-label={t.rewardsMissions[period]()}>
                  <div className="rw__head">
                    <h2>{t.rewardsMissions[period]()}</h2>
                    {until !== null && (
                      <span className="rw__note num">
                        {t.rewardsMissions.resets({ time: dayAndTime(until, locale) })}
                      </span>
                    )}
                  </div>
                  <ul className="rw__list">
                    {own.map((mission) => (
                      <MissionCard
                        key={mission.id}
                        mission={mission}
                        busy={busy.has(mission.id)}
                        problem={problemOf(mission.id)}
                        fresh={fresh === mission.id}
                        onClaim={() => void claimOne(mission)}
                      />
                    ))}
                  </ul>
                </section>
              );
            })}
            {value.history.length > 0 && <MissionHistory history={value.history} />}
            {value.board && <LeaderBoard board={value} rule={value.board} ends={dayAndTime(value.endsAt, locale)} />}
          </div>
        )}
      </LoadState>
    </div>
  );
};
