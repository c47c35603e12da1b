import { useRetryOnline } from '#features/shared/use-retry-online.ts';
import { useWords } from '#i18n/use-words.ts';
import type { Games } from './use-games.ts';

interface LoadMoreProps {
  readonly list: Games;
  /** There are games above. */
  readonly follows: boolean;
}

/** Loading indicator or "load more" button below the last game. */
export const LoadMore = ({ list, follows }: LoadMoreProps) => {
  const { t } = useWords();
  useRetryOnline(follows ? list.failure : null, list.retry);
  return (
    <div className="gamelist__end" role="status">
      {list.status === 'ready' && (
        <span className="vh">
          {list.games.length > 0 ? t.gamesList.listed({ n: list.games.length }) : t.gamesList.noneListed()}
        </span>
      )}
      {list.status === 'more' && <p>{t.gamesList.loadingMore()}</p>}
      {list.status === 'failed' && follows && (
        <button type="button" className="btn btn--quiet" onClick={list.retry}>
          {t.siteShell.retry()}
        </button>
      )}
      {list.status === 'ready' && list.hasMore && (
        <button type="button" className="btn btn--quiet" onClick={list.more}>
          {t.gamesList.more()}
        </button>
      )}
    </div>
  );
};
