import { useWords } from '#i18n/use-words.ts';
import { hrefOf } from '#paths.ts';

/** Link to the games, the next action of a record without entries. */
export const GamesLink = () => {
  const { t } = useWords();
  return (
    <a className="btn btn--primary" href={hrefOf('gameLobby')}>
      {t.recordsReports.toGames()}
    </a>
  );
};
