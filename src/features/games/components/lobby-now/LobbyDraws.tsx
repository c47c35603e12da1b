import { lotteryList } from '#contract/lottery/lottery.ts';
import { Countdown } from '#features/shared/Countdown.tsx';
import { useQuery } from '#features/shared/use-query.ts';
import { useVisibleInterval } from '#features/shared/use-visible-interval.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { hrefOf } from '#paths.ts';

interface LobbyDrawsProps {
  readonly prizeMode: 'lott' | 'elott';
}

const refreshMs = 30_000;
const shownDraws = 5;

/** The next draws of a prize mode with the time left to bet and their last numbers. */
export const LobbyDraws = ({ prizeMode }: LobbyDrawsProps) => {
  const { t } = useWords();
  const { siteWidgets: w } = t;
  const { value, state, reload } = useQuery(`lobbyDraws ${prizeMode}`, (signal, current) =>
    api(lotteryList, { query: { prizeMode, language: wireLanguage(current) }, signal }),
  );
  useVisibleInterval(reload, refreshMs);
  if (!value) return state === 'waiting' ? <div className="now__empty" aria-hidden="true" /> : null;
  const next = [...value].sort((a, b) => a.closesAt - b.closesAt).slice(0, shownDraws);
  if (next.length === 0) return null;
  return (
    <section className="now" aria-label={w.nowDraws()}>
      <div className="sec">
        <h2>{w.nowDraws()}</h2>
        <a href={hrefOf('moreLottery')}>{t.gamesCommon.seeAll()}</a>
      </div>
      <ul className="now__list">
        {next.map((it) => (
          <li key={it.code}>
            <a className="now__card" href={hrefOf('startLottery', { code: it.code, prize_mode: it.prizeMode })}>
              <span className="now__head">
                <b>{it.name}</b>
                <span>
                  {w.betsClose()} <Countdown until={it.closesAt} />
                </span>
              </span>
              {it.lastDraw && (
                <span className="now__results">
                  <span>{w.lastResults()}</span>
                  {it.lastDraw.numbers.map((number, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a number can be drawn twice; places are fixed.
                    <span key={place} className="now__result num">
                      {number}
                    </span>
                  ))}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
