import type { Value } from '#contract/types.ts';
import type { Words } from '#i18n/translate.ts';

interface LobbyResultsProps {
  readonly t: Words;
  readonly results: Value<'lobbyEvents'>['results'];
}

/** Scores of the last matches. */
export const LobbyResults = ({ t, results }: LobbyResultsProps) => (
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
