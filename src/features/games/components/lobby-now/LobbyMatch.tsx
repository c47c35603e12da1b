import { useStore } from '@nanostores/react';
import { formatOdds } from '#contract/games/odds-formats.ts';
import type { Value } from '#contract/types.ts';
import { $oddsFormat } from '#features/site/state/odds-format.ts';
import { useWords } from '#i18n/use-words.ts';
import { nearTime } from '#lib/dates/day-words.ts';
import { serverNow } from '#lib/http/server-clock.ts';
import { BetLink } from './BetLink.tsx';

type Match = Value<'lobbyEvents'>['matches'][number];

interface LobbyMatchProps {
  readonly match: Match;
}

/** A match with the odds of its result, each a link to the sportsbook. */
export const LobbyMatch = ({ match }: LobbyMatchProps) => {
  const { t, locale } = useWords();
  const { home, away, score, phase, clock, prices } = match;
  const format = useStore($oddsFormat, { ssr: () => 'decimal' as const });
  const names = { '1': home, X: t.siteWidgets.drawPick(), '2': away } as const;
  const points = { '1': score?.[0], X: undefined, '2': score?.[1] } as const;
  const rows = (['1', 'X', '2'] as const).filter((pick) => pick !== 'X' || prices.some((it) => it.pick === 'X'));
  return (
    <li className="now__card">
      <p className="now__head">
        <span>{match.league}</span>
        {phase === 'live' ? (
          <b className="now__live">
            {t.gamesCommon.isLive()}
            {clock && ` · ${clock}`}
          </b>
        ) : (
          <span className="num">{nearTime(match.startsAt, locale, serverNow())}</span>
        )}
      </p>
      <ul className="now__picks">
        {rows.map((pick) => {
          const odds = prices.find((it) => it.pick === pick)?.odds ?? null;
          return (
            <li key={pick}>
              <span translate="no">{names[pick]}</span>
              <span className="num">{points[pick]}</span>
              {odds === null ? (
                <span className="now__odds num" aria-hidden="true">
                  –
                </span>
              ) : (
                <BetLink
                  booth={match}
                  className="now__odds num"
                  label={t.siteWidgets.oddsOf({ pick: names[pick], odds: formatOdds(odds, format) })}
                >
                  {formatOdds(odds, format)}
                </BetLink>
              )}
            </li>
          );
        })}
      </ul>
    </li>
  );
};
