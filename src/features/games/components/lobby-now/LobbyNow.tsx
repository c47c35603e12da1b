import { lobbyEvents } from '#contract/games/lobby-events.ts';
import { useQuery } from '#features/shared/use-query.ts';
import { useVisibleInterval } from '#features/shared/use-visible-interval.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import type { EventCategory } from '../../model/lobby-events.ts';
import { LobbyDraws } from './LobbyDraws.tsx';
import { LobbyFight } from './LobbyFight.tsx';
import { LobbyMatch } from './LobbyMatch.tsx';
import { LobbyResults } from './LobbyResults.tsx';
import { LobbyTables } from './LobbyTables.tsx';
import '#ui/styles/shelf.css';
import { adoptStyles } from '#ui/styles/adopt.ts';
import css from './lobby-now.css?inline';

adoptStyles(css);

interface LobbyNowProps {
  readonly category: EventCategory;
}

const refreshMs = 10_000;

const LobbyEvents = ({ category }: { readonly category: 'SPORTS' | 'ESPORTS' | 'COCKFIGHT' }) => {
  const { t } = useWords();
  const { value, state, reload } = useQuery(`lobbyEvents ${category}`, (signal) =>
    api(lobbyEvents, { query: { category }, signal }),
  );
  useVisibleInterval(reload, refreshMs);
  if (!value) return state === 'waiting' ? <div className="now__empty" aria-hidden="true" /> : null;
  const { matches, fights, results } = value;
  if (matches.length + fights.length === 0) return null;
  const title = category === 'COCKFIGHT' ? t.siteWidgets.nowFights() : t.siteWidgets.nowMatches();
  return (
    <section className="now" aria-label={title}>
      <div className="sec">
        <h2>{title}</h2>
      </div>
      <ul className="now__list">
        {matches.map((match) => (
          <LobbyMatch key={match.id} match={match} />
        ))}
        {results.length > 0 && <LobbyResults results={results} />}
        {fights.map((it) => (
          <LobbyFight key={it.nodeId} it={it} now={value.now} />
        ))}
      </ul>
    </section>
  );
};

/** What can be bet on now in a category: tables, matches, fights or draws. Renders nothing if there is nothing. */
const LobbyNow = ({ category }: LobbyNowProps) => {
  if (category === 'LIVE') return <LobbyTables />;
  if (category === 'LOTT' || category === 'ELOTT')
    return <LobbyDraws key={category} prizeMode={category === 'LOTT' ? 'lott' : 'elott'} />;
  return <LobbyEvents key={category} category={category} />;
};

export default LobbyNow;
