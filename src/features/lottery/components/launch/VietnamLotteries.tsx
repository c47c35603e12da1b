import { useEffect, useRef } from 'react';
import { vnMenu, vnRecent } from '#contract/lottery/lottery.ts';
import type { Value } from '#contract/types.ts';
import { LoadState } from '#features/shared/LoadState.tsx';
import { useQuery } from '#features/shared/use-query.ts';
import { $serverTime } from '#features/site/state/server-time.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { Icon } from '#ui/Icon.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { adoptStyles } from '#ui/styles/adopt.ts';
import chip from '#ui/styles/chip.css?inline';
import shelf from '#ui/styles/shelf.css?inline';
import { drawTime } from '../../model/draw-time.ts';
import { startLotteryPath } from '../../model/lottery.ts';
import { Balls } from '../Balls.tsx';
import results from '../draw/results.css?inline';
import type { ListedLottery } from '../list/listed.ts';
import css from './vietnam-lotteries.css?inline';

adoptStyles(shelf + chip + results + css);

interface VietnamLotteriesProps {
  /** Lotteries on the page; a new draw of any reloads the results. */
  readonly lotteries: readonly ListedLottery[];
}

interface Recent {
  readonly menus: Value<'vnMenu'>;
  readonly results: Value<'vnRecent'>;
}

/** Menu of the Vietnamese lotteries with the results of their last draws. */
const VietnamLotteries = ({ lotteries }: VietnamLotteriesProps) => {
  const words = useWords();
  const { t } = words;
  const recent = useQuery<Recent>('lotteries.vietnam', async (signal, locale) => {
    const input = { query: { language: wireLanguage(locale) }, signal };
    const [menus, results] = await Promise.all([api(vnMenu, input), api(vnRecent, input)]);
    return { menus, results };
  });
  const { reload } = recent;
  const drawn = lotteries.map(({ lastDraw }) => lastDraw?.drawId ?? '').join();
  const shown = useRef(drawn);
  useEffect(() => {
    if (shown.current && shown.current !== drawn) reload();
    shown.current = drawn;
  }, [drawn, reload]);
  return (
    <section className="vnlotteries" aria-labelledby="vnlotteries">
      <div className="sec">
        <h2 id="vnlotteries">{t.lotteryDraws.recentResults()}</h2>
      </div>
      <LoadState
        loaded={recent}
        title={t.lotteryDraws.failedTitle()}
        skeleton={<Skeleton shape="row" count={5} />}
        empty={({ menus }) =>
          menus.length > 0
            ? null
            : { icon: 'LOTT', title: t.lotteryDraws.emptyTitle(), text: t.lotteryDraws.emptyText() }
        }
      >
        {({ menus, results }) => (
          <ul className="vnlotteries__list">
            {menus.map(({ code, name, groups }, index) => {
              const prizeMode = lotteries.find((it) => it.code === code)?.prizeMode ?? 'lott';
              const path = startLotteryPath({ code, prizeMode });
              return (
                <li key={code}>
                  <details open={index === 0}>
                    <summary>
                      <h3>{name}</h3>
                      <Icon name="go" />
                    </summary>
                    <nav className="scroller" aria-label={t.lotteryDraws.betTypes({ name })}>
                      {groups.map((group) => (
                        <a className="chip" key={group.key} href={`${path}&group=${encodeURIComponent(group.key)}`}>
                          {group.name}
                        </a>
                      ))}
                    </nav>
                    <ol className="results">
                      {(results.find((it) => it.code === code)?.draws ?? []).map(({ drawId, numbers, at }) => (
                        <li key={drawId}>
                          <p className="num">
                            {t.lotteryDraws.draw({ id: drawId })}{' '}
                            <span>{drawTime(at, $serverTime.get(), words.locale)}</span>
                          </p>
                          <Balls numbers={numbers} label={t.lotteryDraws.numbers()} />
                        </li>
                      ))}
                    </ol>
                    <a
                      className="btn btn--quiet"
                      href={`${path}&view=results`}
                      aria-label={t.lotteryDraws.allResultsOf({ name })}
                    >
                      {t.lotteryDraws.allResults()}
                    </a>
                  </details>
                </li>
              );
            })}
          </ul>
        )}
      </LoadState>
    </section>
  );
};

export default VietnamLotteries;
