import { useState } from 'react';
import type { Mission } from '#contract/types.ts';
import { useFlags } from '#features/shared/use-flags.ts';
import type { Words } from '#i18n/translate.ts';
import { useWords } from '#i18n/use-words.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { hrefOf } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Meter } from '#ui/Meter.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { VerifyIdentityLink } from './VerifyIdentityLink.tsx';

interface MissionCardProps {
  readonly mission: Mission;
  readonly busy: boolean;
  readonly problem: string | undefined;
  /** It was just claimed. */
  readonly fresh: boolean;
  readonly onClaim: () => void;
}

const countWords = ({ rewardsMissions: missionPage }: Words, unit: Mission['unit'], n: number): string => {
  if (unit === 'money') return formatAmount(n);
  if (unit === 'rounds') return missionPage.rounds({ n });
  return unit === 'days' ? missionPage.days({ n }) : missionPage.gamesCount({ n });
};

const isOver = (status: Mission['status']): boolean => status === 'claimed' || status === 'claimed-elsewhere';

/** Picture of a mission; its icon if the mission or the merchant has no picture. */
const MissionPicture = ({
  id,
  status,
  hasPicture,
}: Pick<Mission, 'id' | 'status'> & { readonly hasPicture: boolean }) => {
  const [missing, setMissing] = useState(false);
  return (
    <span className={hasPicture ? `rw__icon mission__pic mission__pic--${id}` : 'rw__icon'}>
      {hasPicture && !missing ? (
        <img
          src={`/missions/${id}.svg`}
          width="40"
          height="40"
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setMissing(true)}
        />
      ) : (
        <Icon name={isOver(status) ? 'ok' : 'mission'} />
      )}
    </span>
  );
};

/** One mission with progress, reward and next action. */
export const MissionCard = ({ mission, busy, problem, fresh, onClaim }: MissionCardProps) => {
  const { t } = useWords();
  const { MISSPLUS3 } = useFlags();
  const { title, text, progress, goal, unit, reward, turnover, status } = mission;
  const have = unit === 'money' ? formatAmount(progress) : String(progress);
  return (
    <li
      className={MISSPLUS3 ? 'rw__card rw__card--pic' : 'rw__card'}
      data-ready={status === 'open' || undefined}
      data-status={status}
      data-fresh={fresh || undefined}
    >
      <MissionPicture id={mission.id} status={status} hasPicture={MISSPLUS3} />
      <div className="rw__what">
        <h3>{title}</h3>
        <p>{status === 'unproven' ? t.siteErrors.giftUnproven() : text}</p>
      </div>
      <div className="mission__way">
        <Meter
          label={title}
          value={progress}
          max={goal}
          text={t.rewardsMissions.progress({ have, need: countWords(t, unit, goal) })}
        />
      </div>
      <div className="rw__foot">
        <span>
          <b className="money">{formatAmount(reward)}</b>
          {!isOver(status) && (
            <span className="rw__time num">
              {t.rewardsMissions.locked({
                amount: formatAmount(reward * turnover),
                n: turnover,
              })}
            </span>
          )}
        </span>
        {status === 'open' && (
          <Button look="primary" busy={busy} aria-label={t.rewardsClaims.claimName({ title })} onClick={onClaim}>
            {t.rewardsClaims.claim()}
          </Button>
        )}
        {status === 'unproven' && <VerifyIdentityLink />}
        {status === 'running' && (
          <a className="btn btn--quiet btn--s" href={unit === 'money' ? hrefOf('deposit') : hrefOf('gameLobby')}>
            {unit === 'money' ? t.rewardsMissions.toDeposit() : t.rewardsMissions.play()}
          </a>
        )}
        {status === 'claimed' && <StatusChip tone="ok">{t.rewardsClaims.claimed()}</StatusChip>}
        {status === 'claimed-elsewhere' && <StatusChip tone="quiet">{t.rewardsMissions.claimedElsewhere()}</StatusChip>}
      </div>
      {problem && (
        <p className="rw__problem" role="alert">
          {problem}
        </p>
      )}
    </li>
  );
};
