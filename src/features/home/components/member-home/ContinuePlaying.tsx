import { useStore } from '@nanostores/react';
import type { Value } from '#contract/types.ts';
import { launchPath } from '#features/games/model/games.ts';
import { $serverTime } from '#features/site/state/server-time.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Words } from '#i18n/translate.ts';
import { useWords } from '#i18n/use-words.ts';
import { dayName } from '#lib/dates/day-words.ts';
import { dayOf } from '#lib/dates/market-time.ts';
import { dayMs, minuteMs } from '#lib/dates/units.ts';
import { imageSources } from '#lib/images.ts';
import { hrefOf } from '#paths.ts';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#ui/Picture.tsx';

interface ContinuePlayingProps {
  readonly cdn: string;
  readonly recents: Value<'memberHome'>['recents'];
}

/** Formats when a game was last played: minutes within the last hour, else the day. */
const whenPlayed = ({ homeMember: w }: Words, locale: Locale, at: number, now: number): string => {
  const minutes = Math.floor((now - at) / minuteMs);
  if (minutes < 60) return w.minutesAgo({ n: Math.max(1, minutes) });
  if (dayOf(at) === dayOf(now)) return w.today();
  return dayOf(at) === dayOf(now - dayMs) ? w.yesterday() : dayName(dayOf(at), locale, now);
};

/** Games that the member played last. */
export const ContinuePlaying = ({ cdn, recents }: ContinuePlayingProps) => {
  const { t, locale } = useWords();
  const now = useStore($serverTime);
  const { homeMember: w } = t;
  return (
    <section>
      <div className="sec">
        <h2>{w.recents()}</h2>
        <a href={`${hrefOf('gameList')}?tab=recent`} aria-label={w.allRecents()}>
          {w.seeAll()} <Icon name="go" />
        </a>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable strip must be reachable by keyboard. */}
      <ul className="scroller" tabIndex={0} aria-label={w.recents()}>
        {recents.map(({ game, playedAt }) => (
          <li key={game.nodeId}>
            <a className="mh__game" href={launchPath(game)}>
              <span className="mh__art">
                <Picture sources={imageSources([cdn], game.iconUrl, 'tile')} sizes="104px" width={104} height={130} />
                <Icon name="play" />
              </span>
              <b className="one" translate="no">
                {game.nodeName}
              </b>
              <small className="one">{now > 0 && whenPlayed(t, locale, playedAt, now)}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
