import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { Find } from '../../parts/Find.tsx';
import { stampText } from '../../parts/format.ts';
import { Empty, Panel, PanelProblem } from '../../parts/Panel.tsx';
import { $world } from '../../state/browser.ts';
import { changeMatch, type MatchChange, type SportsMatch, sportsMatches } from '../../state/matches.ts';
import { attempt } from '../../state/notice.ts';

/** Maximum number of rows; the search narrows them. */
const maxRows = 60;

const isFound = (word: string) => (it: SportsMatch) =>
  `${it.id} ${it.sport} ${it.league} ${it.home} ${it.away} ${it.phase}`.toLowerCase().includes(word.toLowerCase());

const changes: readonly (readonly [label: string, change: MatchChange])[] = [
  ['Home wins', { result: '1' }],
  ['Draw', { result: 'X' }],
  ['Away wins', { result: '2' }],
  ['Starts in 1 m', { startsIn: '1m' }],
  ['Postpone', { status: 'postponed' }],
  ['Void', { status: 'void' }],
];

const isFixed = ({ phase }: SportsMatch): boolean => phase === 'finished' || phase === 'void' || phase === 'postponed';

const MatchRow = ({ match }: { readonly match: SportsMatch }) => {
  const { id, sport, league, home, away, startsAt, phase, score } = match;
  const teams = `${home} – ${away}`;
  return (
    <li className="row" data-match={id}>
      <div className="row__words">
        <b>
          {teams} {phase === 'live' || phase === 'finished' ? score.join(':') : ''}
        </b>
        <small>
          {phase}, {sport}, {league}, {stampText(startsAt)}, <code>{id}</code>
        </small>
      </div>
      <div className="line">
        {changes
          .filter(([, { startsIn }]) => startsIn === undefined || phase === 'upcoming')
          .map(([label, change]) => (
            <button
              key={label}
              type="button"
              className="mini"
              disabled={isFixed(match)}
              aria-label={`${label}: ${teams}`}
              onClick={() => void attempt(() => changeMatch(id, change), `${teams}: ${label.toLowerCase()}.`)}
            >
              {label}
            </button>
          ))}
      </div>
    </li>
  );
};

/** Shows the matches of the sportsbook with controls that force results; bets on them settle when they end. */
export const MatchesPanel = () => {
  const { data, problem } = useStore(sportsMatches.$state);
  const world = useStore($world);
  useEffect(() => {
    if (world) void sportsMatches.load();
  }, [world]);
  const [word, setWord] = useState('');
  const found = (data?.matches ?? []).filter(isFound(word.trim()));
  return (
    <Panel
      title="Matches"
      note={data ? `${found.length} of ${data.matches.length}` : undefined}
      tools={<Find label="Find a match" value={word} onChange={setWord} />}
    >
      <div className="scroll">
        {problem && <PanelProblem problem={problem} what="matches" />}
        {data && found.length === 0 && <Empty>No matches found. Search by team, sport, league or phase.</Empty>}
        <ul>
          {found.slice(0, maxRows).map((match) => (
            <MatchRow key={match.id} match={match} />
          ))}
        </ul>
      </div>
    </Panel>
  );
};
