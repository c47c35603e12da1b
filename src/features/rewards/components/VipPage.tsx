import { contributionList } from '#contract/games/game-terms.ts';
import { memberClub } from '#contract/rewards/vip.ts';
import type { Value } from '#contract/types.ts';
import { LoadState } from '#features/shared/LoadState.tsx';
import { useQuery } from '#features/shared/use-query.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { Icon } from '#ui/Icon.tsx';
import { Meter } from '#ui/Meter.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { vipProgress } from '../model/vip-progress.ts';
import { VipTable } from './VipTable.tsx';

type Vip = Value<'memberClub'>;

interface PartProps {
  readonly vip: Vip;
}

/** Progress to the next level as amounts and bars. */
const Progress = ({ vip }: PartProps) => {
  const { t } = useWords();
  const next = vipProgress(vip);
  if (!next) return <p className="rw__note">{t.rewardsVip.top()}</p>;
  const { stake, deposit } = next;
  const text = ({ have, need }: typeof stake): string =>
    t.rewardsVip.of({ have: formatAmount(have), need: formatAmount(need) });
  return (
    <div className="vipway">
      <h2>{t.rewardsVip.next({ name: next.name })}</h2>
      <Meter label={t.rewardsVip.stake()} value={stake.have} max={stake.need} text={text(stake)} />
      <p className="vipway__missing num">
        {stake.missing > 0 ? t.rewardsVip.stakeMissing({ amount: formatAmount(stake.missing) }) : t.rewardsVip.done()}
      </p>
      <Meter label={t.rewardsVip.deposit()} value={deposit.have} max={deposit.need} text={text(deposit)} />
      <p className="vipway__missing num">
        {deposit.missing > 0
          ? t.rewardsVip.depositMissing({ amount: formatAmount(deposit.missing) })
          : t.rewardsVip.done()}
      </p>
    </div>
  );
};

/** All levels with the current one highlighted. */
const Ladder = ({ vip: { level, levels } }: PartProps) => {
  const { t } = useWords();
  return (
    <ol className="ladder" aria-label={t.rewardsVip.ladder()}>
      {levels.map((vipLevel) => (
        <li
          key={vipLevel.level}
          data-reached={vipLevel.level <= level || undefined}
          aria-current={vipLevel.level === level ? 'step' : undefined}
        >
          <span className="ladder__mark">
            <Icon name={vipLevel.level <= level ? 'vip' : 'lock'} />
          </span>
          <span>{vipLevel.name}</span>
          {vipLevel.level === level && <span className="vh">, {t.rewardsVip.here()}</span>}
        </li>
      ))}
    </ol>
  );
};

/** VIP page: the member's level, progress to the next and the benefits of each. */
export const VipPage = () => {
  const { t, locale: current } = useWords();
  const loaded = useQuery('club', (signal, current) =>
    api(memberClub, { query: { language: wireLanguage(current) }, signal }),
  );
  return (
    <div className="stack rw">
      <LoadState
        loaded={loaded}
        skeleton={
          <div className="stack vip__waiting">
            <Skeleton shape="box" />
            <Skeleton shape="row" />
            <Skeleton shape="box" count={2} />
          </div>
        }
      >
        {(vip) => (
          <div className="rw__list">
            <section className="rw__hero">
              <div className="vipnow">
                <span className="vipnow__mark" data-level={vip.level}>
                  <Icon name="vip" />
                </span>
                <p>
                  <span className="rw__label">{t.rewardsVip.yourLevel()}</span>
                  <b>{vip.name}</b>
                </p>
              </div>
              <Progress vip={vip} />
            </section>
            <Ladder vip={vip} />
            <div className="rw__head">
              <h2>{t.rewardsVip.benefits()}</h2>
            </div>
            <VipTable vip={vip} />
            <p className="rw__note">{t.rewardsVip.note()}</p>
            <p className="rw__note">
              {t.rewardsVip.counts({ games: contributionList('rewards', wireLanguage(current)) })}
            </p>
          </div>
        )}
      </LoadState>
    </div>
  );
};
