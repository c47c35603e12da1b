import type { Value } from '#contract/types.ts';
import { useWords } from '#i18n/use-words.ts';

interface LobbyResultsProps {
  readonly results: Value<'lobbyEvents'>['results'];
}

/** Scores of the last matches. */
export const LobbyResults = ({ results }: LobbyResultsProps) => {
  const { t } = useWords();
  return (
    <li className="now__card">
      <h3 className="now__head">{t.siteWidgets.lastResults()}</h3>
      <ul className="now__scores">
        {results.map(({ id, home, away, score }) => (
          <li key={id}>
            <span translate="no">{home}</span>
            <b className="num">
              {score[0]} – {score[1]}
            </b>
            <span translate="no">{away}</span>
          </li>
        ))}
      </ul>
    </li>
  );
};
