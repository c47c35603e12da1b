import { useEffect, useState } from 'react';
import { CallAborted, codeOf } from '../../../api/errors.ts';
import { openedNumbers } from '../../../api/lottery/lottery.ts';
import type { Lottery, Value } from '../../../contract/types.ts';
import { drawTime } from '../../../domain/lottery/draw-time.ts';
import type { PageWords } from '../../../i18n/page-words.ts';
import { $serverTime } from '../../../stores/site/server-time.ts';
import { adoptStyles } from '../../../styles/adopt.ts';
import { Balls } from '../Balls.tsx';
import { ListState } from '../list/ListState.tsx';
import css from './results.css?inline';

adoptStyles(css);

type Drawn = Value<'openedNumbers'>['content'];
const pageSize = 20;

/** Drawn numbers of a lottery, newest first (R254). */
const Results = ({ words: { t, locale }, lottery }: { readonly words: PageWords; readonly lottery: Lottery }) => {
  const [pages, setPages] = useState(1);
  const [draws, setDraws] = useState<Drawn | null>(null);
  const [total, setTotal] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { code, lastDraw } = lottery;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new draw and a new try ask again.
  useEffect(() => {
    let wanted = true;
    const asked = Array.from({ length: pages }, (_, at) => openedNumbers({ code, page: at + 1, pageSize }));
    Promise.all(asked).then(
      (found) => {
        if (!wanted) return;
        setDraws(found.flatMap(({ content }) => content));
        setTotal(found[0]?.total ?? 0);
        setFailure(null);
      },
      (error: unknown) => {
        if (wanted && !(error instanceof CallAborted)) setFailure(codeOf(error));
      },
    );
    return () => {
      wanted = false;
    };
  }, [code, pages, lastDraw?.drawId, attempt]);
  if (!draws) return failure ? <ListState t={t} failure={failure} onRetry={() => setAttempt(attempt + 1)} /> : null;
  return (
    <>
      <ol className="results">
        {draws.map(({ drawId, numbers, at }) => (
          <li key={drawId}>
            <p className="num">
              {t.betting.draw({ id: drawId })} <span>{drawTime(at, $serverTime.get(), locale)}</span>
            </p>
            <Balls numbers={numbers} label={t.betting.results()} />
          </li>
        ))}
      </ol>
      {draws.length < total && (
        <button type="button" className="btn btn--quiet btn--wide" onClick={() => setPages(pages + 1)}>
          {t.betting.moreResults()}
        </button>
      )}
    </>
  );
};

export default Results;
