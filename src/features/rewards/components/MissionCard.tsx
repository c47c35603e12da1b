import { brand } from '../../../brands/current.ts';
import { missionTerms } from '../../../contract/terms.ts';
import type { Mission } from '../../../contract/types.ts';
import type { Words } from '../../../i18n/translate.ts';
import { formatMoney } from '../../../lib/money/money.ts';
import { hrefOf } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Meter } from '../../../ui/Meter.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';

interface CardProps {
  readonly t: Words;
  readonly mission: Mission;
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly onClaim: () => void;
}

const countWords = ({ rewardsMissions: missionPage }: Words, unit: Mission['unit'], n: number): string => {
  if (unit === 'pesos') return formatMoney(n, brand.currency.sign);
  if (unit === 'rounds') return missionPage.rounds({ n });
  return unit === 'days' ? missionPage.days({ n }) : missionPage.gamesCount({ n });
};

/** One mission with progress, reward and next action. */
export const MissionCard = ({ t, mission, busy, problem, onClaim }: CardProps) => {
  const { title, text, progress, goal, unit, reward, status } = mission;
  const have = unit === 'pesos' ? formatMoney(progress, brand.currency.sign) : String(progress);
  return (
    <li className="rw__card" data-ready={status === 'open' || undefined} data-status={status}>
      <span className="rw__icon">
        <Icon name={status === 'claimed' ? 'ok' : 'mission'} later />
      </span>
      <div className="rw__what">
        <h3>{title}</h3>
        <p>{text}</p>
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
          <b className="money">{formatMoney(reward, brand.currency.sign)}</b>
          {status !== 'claimed' && (
            <span className="rw__time num">
              {t.rewardsMissions.locked({
                amount: formatMoney(reward * missionTerms.turnover, brand.currency.sign),
                n: missionTerms.turnover,
              })}
            </span>
          )}
        </span>
        {status === 'open' && (
          <Button look="gold" busy={busy} aria-label={t.rewardsClaims.claimName({ title })} onClick={onClaim}>
            {t.rewardsClaims.claim()}
          </Button>
        )}
        {status === 'running' && (
          <a className="btn btn--quiet btn--s" href={unit === 'pesos' ? hrefOf('voucherCenter') : hrefOf('gameLobby')}>
            {unit === 'pesos' ? t.rewardsMissions.toDeposit() : t.rewardsMissions.play()}
          </a>
        )}
        {status === 'claimed' && <StatusChip tone="ok">{t.rewardsClaims.claimed()}</StatusChip>}
      </div>
      {problem && (
        <p className="rw__problem" role="alert">
          {problem}
        </p>
      )}
    </li>
  );
};
