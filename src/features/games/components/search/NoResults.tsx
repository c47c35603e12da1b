import { EmptyState } from '#features/shared/EmptyState.tsx';
import { useWords } from '#i18n/use-words.ts';
import { hrefOf } from '#paths.ts';

interface NoResultsProps {
  readonly text: string;
}

/** Says that nothing was found for a text, with links to other ways. */
export const NoResults = ({ text }: NoResultsProps) => {
  const { gamesSearch: w } = useWords().t;
  return (
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
};
