import { EmptyState } from '#features/shared/EmptyState.tsx';
import { useWords } from '#i18n/use-words.ts';
import { hrefOf } from '#paths.ts';

/** Reason why a game list is empty. */
export type EmptyReason = 'empty' | 'search' | 'filter' | 'fav' | 'recent';

interface EmptyGameListProps {
  readonly reason: EmptyReason;
  /** Search text. */
  readonly name: string;
  /** Shows all games of the category instead of a search, filter or tab without games. */
  readonly onShowAll: () => void;
}

const icons = { empty: 'search', search: 'search', filter: 'filter', fav: 'heart', recent: 'clock' } as const;

/** Empty state of a game list: why nothing was found, or what will appear here. */
export const EmptyGameList = ({ reason, name, onShowAll }: EmptyGameListProps) => {
  const { t } = useWords();
  return (
    <EmptyState
      heading="h3"
      icon={icons[reason]}
      title={t.siteWidgets[`${reason}Title`]({ name })}
      text={t.siteWidgets[`${reason}Text`]()}
      action={
        reason === 'empty' ? (
          <a className="btn btn--quiet" href={hrefOf('gameLobby')}>
            {t.siteWidgets.showAll()}
          </a>
        ) : (
          <button type="button" className="btn btn--quiet" onClick={onShowAll}>
            {t.siteWidgets.showAll()}
          </button>
        )
      }
    />
  );
};
