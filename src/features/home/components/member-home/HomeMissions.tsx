import { useState } from 'react';
import type { Mission } from '#contract/types.ts';
import { useFlags } from '#features/shared/use-flags.ts';
import { useWords } from '#i18n/use-words.ts';
import { formatShortAmount } from '#lib/money/format-amount.ts';
import { hrefOf } from '#paths.ts';
import { Icon } from '#ui/Icon.tsx';

interface HomeMissionsProps {
  readonly missions: readonly Mission[];
}

/** Progress ring of a mission. */
const Ring = ({ share }: { readonly share: number }) => (
  <svg className="mh__ring" viewBox="0 0 48 48" aria-hidden="true">
    <circle cx="24" cy="24" r="21" />
    <circle cx="24" cy="24" r="21" pathLength="100" strokeDasharray={`${share * 100} 100`} />
  </svg>
);

/** Picture of a mission; its icon if there is none. */
const MissionPicture = ({ id, icon }: { readonly id: string; readonly icon: 'reward' | 'mission' }) => {
  const { MISSPLUS3 } = useFlags();
  const [missing, setMissing] = useState(false);
  if (missing || !MISSPLUS3) return <Icon name={icon} />;
  return (
    <img
      src={`/missions/${id}.svg`}
      width="28"
      height="28"
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setMissing(true)}
    />
  );
};

/** Missions in progress, claimable ones first. */
export const HomeMissions = ({ missions }: HomeMissionsProps) => {
  const { homeMember: w } = useWords().t;
  return (
    <section>
      <div className="sec">
        <h2>{w.missions()}</h2>
        <a href={hrefOf('leaderBoard')} aria-label={w.allMissions()}>
          {w.seeAll()} <Icon name="go" />
        </a>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable strip must be reachable by keyboard. */}
      <ul className="scroller" tabIndex={0} aria-label={w.missions()}>
        {missions.map(({ id, title, progress, goal, unit, reward, status }) => (
          <li key={id}>
            <a className="mh__mission" href={hrefOf('leaderBoard')}>
              <span className="mh__badge">
                <Ring share={Math.min(1, progress / goal)} />
                <MissionPicture id={id} icon={status === 'open' ? 'reward' : 'mission'} />
              </span>
              <b className="two">{title}</b>
              <small className="num" data-ready={status === 'open' || undefined}>
                {status === 'open'
                  ? w.ready()
                  : unit === 'money'
                    ? w.progress({ have: formatShortAmount(progress), need: formatShortAmount(goal) })
                    : w.progress({ have: progress, need: goal })}
              </small>
              <small className="num">{w.reward({ amount: formatShortAmount(reward) })}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
