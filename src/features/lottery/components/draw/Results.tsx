import { useEffect } from 'react';
import { openedNumbers } from '#contract/lottery/lottery.ts';
import type { Lottery } from '#contract/types.ts';
import { LoadState } from '#features/shared/LoadState.tsx';
import { NextPage } from '#features/shared/NextPage.tsx';
import { useRecords } from '#features/shared/use-records.ts';
import { $serverTime } from '#features/site/state/server-time.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { adoptStyles } from '#ui/styles/adopt.ts';
import { drawTime } from '../../model/draw-time.ts';
import { Balls } from '../Balls.tsx';
import css from './results.css?inline';

adoptStyles(css);

const pageSize = 20;

/** Drawn numbers of a lottery, newest first. */
const Results = ({ lottery }: { readonly lottery: Lottery }) => {
  const { t, locale } = useWords();
  const { code, lastDraw } = lottery;
  // Each draw has its own list; the previous one is shown until the new one is loaded.
  const drawn = useRecords(`results.${code}`, (page, _, signal) =>
    api(openedNumbers, { query: { code, page, pageSize }, signal }),
  );
  const { reload, value } = drawn;
  const newest = value?.[0]?.content[0]?.drawId;
  const isOutdated = newest !== undefined && lastDraw !== null && lastDraw.drawId !== newest;
  useEffect(() => {
    if (isOutdated) reload();
  }, [isOutdated, reload]);
  return (
    <LoadState
      loaded={drawn}
      title={t.lotteryDraws.failedTitle()}
      skeleton={<Skeleton shape="row" count={5} />}
      empty={([first]) =>
        first && first.total > 0
          ? null
          : { icon: 'LOTT', title: t.lotteryDraws.emptyTitle(), text: t.lotteryDraws.emptyText() }
      }
    >
      {(pages) => (
        <>
          <ol className="results">
            {pages
              .flatMap(({ content }) => content)
              .map(({ drawId, numbers, at }) => (
                <li key={drawId}>
                  <p className="num">
                    {t.lotteryBetting.draw({ id: drawId })} <span>{drawTime(at, $serverTime.get(), locale)}</span>
                  </p>
                  <Balls numbers={numbers} label={t.lotteryBetting.results()} />
                </li>
              ))}
          </ol>
          <NextPage records={drawn} label={t.lotteryBetting.moreResults()} />
        </>
      )}
    </LoadState>
  );
};

export default Results;
