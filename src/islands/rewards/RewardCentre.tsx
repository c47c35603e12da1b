import { useState } from 'react';
import { claimReward, rewards } from '../../api/rewards/rewards.ts';
import { brand } from '../../brand/current.ts';
import type { Reward } from '../../contract/types.ts';
import { formatMoney, toCentavos, toPesos } from '../../domain/money.ts';
import { type Locale, wireLanguage } from '../../i18n/locale.ts';
import { useWords } from '../../i18n/use-words.ts';
import { noteRewards } from '../../stores/rewards/unclaimed.ts';
import { showToast } from '../../stores/site/toasts.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { EmptyState } from '../../widgets/EmptyState.tsx';
import { LoadState } from '../../widgets/LoadState.tsx';
import { useLoad } from '../../widgets/use-load.ts';
import { RewardCard } from './RewardCard.tsx';
import '../../ui/tabs.css';
import { useClaims } from './use-claims.ts';

type View = 'open' | 'history';

const isAhead = ({ status }: Reward): boolean => status === 'open' || status === 'waiting';
const sumOf = (list: readonly Reward[]): number =>
  toPesos(list.reduce((sum, { amount }) => sum + toCentavos(amount), 0));

/** R181, R242: what can be claimed, one by one or all at once, and what was. */
export const RewardCentre = ({ locale }: { readonly locale: Locale }) => {
  const words = useWords(locale);
  const { t } = words;
  const [view, setView] = useState<View>('open');
  const [all, setAll] = useState(false);
  const { busy, problemOf, claim } = useClaims('reward', words);
  const loaded = useLoad(
    'rewards',
    async (_, current) => {
      const list = await rewards(wireLanguage(current));
      noteRewards(list);
      return list;
    },
    { locale },
  );
  const list = loaded.value ?? [];
  const open = list.filter(({ status }) => status === 'open');
  const pesos = (amount: number): string => formatMoney(amount, brand.currency.sign);

  /** Claims these one after the other, each with a key of its own; answers those that were paid. */
  const claimThese = async (wanted: readonly Reward[]): Promise<readonly Reward[]> => {
    const paid: Reward[] = [];
    for (const { id } of wanted) {
      const answer = await claim(id, (key) => claimReward(id, key));
      if (answer) paid.push(answer.reward);
    }
    const now = new Map(paid.map((it) => [it.id, it.status] as const));
    const next = list.map((it) => ({ ...it, status: now.get(it.id) ?? it.status }));
    noteRewards(next);
    // The server has the time and the order.
    if (paid.length > 0) loaded.replace(next);
    loaded.reload();
    return paid;
  };
  const claimOne = async (it: Reward): Promise<void> => {
    const paid = await claimThese([it]);
    if (paid.length > 0) showToast(t.claims.got({ amount: pesos(sumOf(paid)) }), { kind: 'ok' });
  };
  const claimAll = async (): Promise<void> => {
    setAll(true);
    const paid = await claimThese(open);
    setAll(false);
    const failed = open.length - paid.length;
    if (failed > 0) showToast(t.rewardCentre.someFailed({ n: failed }), { kind: 'bad' });
    else showToast(t.claims.got({ amount: pesos(sumOf(paid)) }), { kind: 'ok' });
  };
  const shown = list.filter((it) => isAhead(it) === (view === 'open'));
  const past = t.rewardCentre;
  return (
    <div className="stack rw">
      <section className="rw__hero" aria-label={t.rewardCentre.lead()}>
        <div>
          <p className="rw__label">{t.rewardCentre.lead()}</p>
          <p className="rw__sum">{loaded.value ? pesos(sumOf(open)) : ' '}</p>
          <p className="rw__note num">
            {!loaded.value ? ' ' : open.length > 0 ? t.rewardCentre.count({ n: open.length }) : t.rewardCentre.none()}
          </p>
        </div>
        <Button look="gold" wide busy={all} disabled={open.length === 0} onClick={() => void claimAll()}>
          {t.rewardCentre.claimAll()}
        </Button>
      </section>
      <Tabs
        label={t.rewardCentre.which()}
        tabs={[
          { key: 'open', label: t.rewardCentre.open() },
          { key: 'history', label: t.rewardCentre.history() },
        ]}
        active={view}
        onChoose={setView}
        panel="rewards"
      />
      <div id="rewards" role="tabpanel" aria-label={t.rewardCentre[view]()}>
        <h2 className="vh">{t.rewardCentre[view]()}</h2>
        <LoadState
          locale={locale}
          loaded={loaded}
          skeleton={<Skeleton shape="card" count={3} />}
          empty={(value) =>
            value.some(isAhead) || view === 'history'
              ? null
              : {
                  icon: 'reward',
                  title: t.rewardCentre.emptyTitle(),
                  text: t.rewardCentre.emptyText(),
                  action: (
                    <a className="btn btn--quiet" href="/m/activity">
                      {t.rewardCentre.emptyAction()}
                    </a>
                  ),
                }
          }
        >
          {() =>
            shown.length === 0 ? (
              <EmptyState icon="reward" title={past.pastTitle()} text={past.pastText()} />
            ) : (
              <ul className="rw__list">
                {shown.map((it) => (
                  <RewardCard
                    key={it.id}
                    words={words}
                    reward={it}
                    busy={busy.has(it.id)}
                    problem={problemOf(it.id)}
                    onClaim={() => void claimOne(it)}
                    onExpired={loaded.reload}
                  />
                ))}
              </ul>
            )
          }
        </LoadState>
      </div>
    </div>
  );
};
