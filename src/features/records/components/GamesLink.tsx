import type { Words } from '#i18n/translate.ts';
import { hrefOf } from '#paths.ts';

/** Link to the games, the next action of a record without entries. */
export const GamesLink = ({ t }: { readonly t: Words }) => (
  <a className="btn btn--primary" href={hrefOf('gameLobby')}>
    {t.recordsReports.toGames()}
  </a>
);
