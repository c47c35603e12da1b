import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { CallAborted, codeOf } from '../../api/errors.ts';
import { claimRebate, manualRebate } from '../../api/rewards/rewards.ts';
import { brand } from '../../brand/current.ts';
import type { Category } from '../../contract/limits.ts';
import type { Value } from '../../contract/types.ts';
import { dayAndTime } from '../../domain/manila-words.ts';
import { formatMoney } from '../../domain/money.ts';
import { percent } from '../../domain/rewards/short-money.ts';
import { errorText } from '../../i18n/error-words.ts';
import { type Locale, wireLanguage } from '../../i18n/locale.ts';
import { useWords } from '../../i18n/use-words.ts';
import { noteBalance } from '../../stores/cashier/wallet.ts';
import { $serverTime } from '../../stores/site/server-time.ts';
import { showToast } from '../../stores/site/toasts.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { LoadState } from '../../widgets/LoadState.tsx';
import { MoveNote } from '../../widgets/MoveNote.tsx';
import { useDue } from '../../widgets/use-due.ts';
import { useLoad } from '../../widgets/use-load.ts';
import { useMove } from '../../widgets/use-move.ts';
import { spanWords } from './time-words.ts';

/** R182: what the week's stakes have brought back, by kind of game, and the way to claim it. */
export const ManualRebate = ({ locale }: { readonly locale: Locale }) => {
  const { t, locale: current } = useWords(locale);
  const now = useStore($serverTime, { ssr: () => 0 });
  const [problem, setProblem] = useState<string>();
  const loaded = useLoad('rebate', (_, asked) => manualRebate(wireLanguage(asked)), { locale });
  const { value, reload } = loaded;
  useDue(value?.resetsAt ?? null, reload);
  const pesos = (amount: number): string => formatMoney(amount, brand.currency.sign);
  const move = useMove<Value<'claimRebate'>>('rebate', ({ amount, sumBalance }) => {
    noteBalance(sumBalance);
    showToast(t.claims.got({ amount: pesos(amount) }), { kind: 'ok' });
    reload();
  });
  const claim = async (): Promise<void> => {
    setProblem(undefined);
    try {
      await move.run(claimRebate);
    } catch (error) {
      if (error instanceof CallAborted) return;
      setProblem(errorText(t, codeOf(error)));
      reload();
    }
  };
  const enough = value !== null && value.total >= value.min;
  return (
    <div className="stack rw">
      <section className="rw__hero" aria-label={t.ownRebate.open()}>
        <div>
          <p className="rw__label">{t.ownRebate.open()}</p>
          <p className="rw__sum">{value ? pesos(value.total) : ' '}</p>
          <p className="rw__note num">
            {value && now > 0
              ? `${t.ownRebate.since({ time: dayAndTime(value.since, current) })} · ${t.ownRebate.resetsIn({
                  time: spanWords(t.ownRebate.daysHours, value.resetsAt - now),
                })}`
              : ' '}
          </p>
        </div>
        <Button look="gold" wide busy={move.busy} disabled={!enough && !move.busy} onClick={() => void claim()}>
          {t.ownRebate.toClaim()}
        </Button>
        <p className="rw__note">
          {value && !enough ? `${t.ownRebate.least({ amount: pesos(value.min) })}. ` : ''}
          {t.ownRebate.lapse()}
        </p>
        <MoveNote t={t} move={move} />
        {problem && (
          <p className="rw__problem" role="alert">
            {problem}
          </p>
        )}
      </section>
      <div className="rw__head">
        <h2>{t.ownRebate.kinds()}</h2>
        <a className="rebate__more" href="/m/member/rebateReport">
          {t.ownRebate.toReport()}
          <Icon name="go" later />
        </a>
      </div>
      <LoadState
        locale={locale}
        loaded={loaded}
        skeleton={<Skeleton shape="row" count={3} />}
        empty={({ categories }) =>
          categories.length > 0
            ? null
            : {
                icon: 'rebate',
                title: t.ownRebate.emptyTitle(),
                text: t.ownRebate.emptyText(),
                action: (
                  <a className="btn btn--quiet" href="/m/gameLobby">
                    {t.ownRebate.emptyAction()}
                  </a>
                ),
              }
        }
      >
        {({ categories, total }) => (
          <ul className="rw__list">
            {categories.map(({ category, turnover, rate, amount }) => (
              <li className="rebate" key={category}>
                <div className="rebate__head">
                  <b>{t.games[category as Category]()}</b>
                  <span className="money">{pesos(amount)}</span>
                </div>
                <Meter
                  label={t.ownRebate.line({ stake: pesos(turnover), rate: percent(rate) })}
                  value={amount}
                  max={total}
                  text={total > 0 ? percent(Math.round((amount / total) * 100) / 100) : ''}
                />
              </li>
            ))}
          </ul>
        )}
      </LoadState>
    </div>
  );
};
