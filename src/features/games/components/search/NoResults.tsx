import { EmptyState } from '#features/shared/EmptyState.tsx';
import type { Words } from '#i18n/translate.ts';
import { hrefOf } from '#paths.ts';

interface NoResultsProps {
  readonly t: Words;
  readonly text: string;
}

/** Says that nothing was found for a text, with links to other ways. */
export const NoResults = ({ t: { gamesSearch: w }, text }: NoResultsProps) => (
  <EmptyState
    icon="search"
    title={w.noneTitle({ text })}
    text={w.noneText()}
    action={
      <div className="search__ways">
        <a className="btn btn--quiet" href={hrefOf('gameList')}>
          {w.toGames()}
        </a>
        <a className="btn btn--quiet" href={hrefOf('help')}>
          {w.toHelp()}
        </a>
        <a className="btn btn--quiet" href={hrefOf('service')}>
          {w.toService()}
        </a>
      </div>
    }
  />
);
