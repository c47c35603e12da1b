import type { HotMatch } from '../../../contract/types.ts';
import { matchClock } from '../../../domain/games/matches.ts';
import { imageUrl } from '../../../domain/images.ts';
import type { Words } from '../../../i18n/translate.ts';
import { adoptStyles } from '../../../styles/adopt.ts';
import css from './match.css?inline';

adoptStyles(css);

interface MatchSlideProps {
  readonly match: HotMatch;
  readonly cdn: string;
  readonly t: Words;
}

/** One match: league and start above, the teams around VS or, once it runs, around the score (R075). */
export const MatchSlide = ({ match, cdn, t }: MatchSlideProps) => (
  <span className="match">
    <span className="match__top">
      {match.live && <span className="live">{t.games.isLive()}</span>}
      <span className="num">{matchClock(match.matchTime)}</span>
      <span className="one">{match.league}</span>
    </span>
    <span className="match__teams">
      <Team name={match.homeTeam} image={imageUrl(cdn, match.homeTeamImageUrl)} />
      <span className="match__mid num">
        {match.score ? (
          <>
            {match.score.home} <small>{t.widgets.versus()}</small> {match.score.away}
          </>
        ) : (
          t.widgets.versus()
        )}
      </span>
      <Team name={match.awayTeam} image={imageUrl(cdn, match.awayTeamImageUrl)} />
    </span>
  </span>
);

const Team = ({ name, image }: { readonly name: string; readonly image: string }) => (
  <span className="match__team">
    <img src={image} width="30" height="30" alt="" loading="lazy" decoding="async" />
    <span className="two">{name}</span>
  </span>
);
