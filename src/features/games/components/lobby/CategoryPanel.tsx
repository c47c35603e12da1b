import { brand } from '#brands/current.ts';
import type { Category } from '#contract/games/categories.ts';
import type { Game, Vendor } from '#contract/types.ts';
import { EmptyState } from '#features/shared/EmptyState.tsx';
import { FailedState } from '#features/shared/FailedState.tsx';
import { useImageHosts } from '#features/shared/use-image-hosts.ts';
import { useWords } from '#i18n/use-words.ts';
import { hrefOf } from '#paths.ts';
import { gameListPath } from '../../model/games.ts';
import { type GameTypes, sportsGroups, tabContentOf, vendorsOf } from '../../model/lobby.ts';
import { LobbyTiles } from './LobbyTiles.tsx';
import { SkeletonTiles } from './SkeletonTiles.tsx';
import { VendorShelf } from './VendorShelf.tsx';
import '#ui/styles/shelf.css';

interface CategoryPanelProps {
  readonly category: Category;
  readonly types: GameTypes | null;
  /** Shown until the vendors of the game types are loaded. */
  readonly vendors: readonly Vendor[];
  readonly games: readonly Game[] | null;
  readonly failure: string | null;
  readonly onRetry: () => void;
  readonly cdn: string;
  readonly folder: string;
  readonly whole: boolean;
  /** The first tiles are prerendered. */
  readonly eager: boolean;
}

/** Content of a category: vendors and games, or the loading, empty or error state. */
export const CategoryPanel = ({
  category,
  types,
  vendors,
  games,
  failure,
  onRetry,
  cdn,
  folder,
  whole,
  eager,
}: CategoryPanelProps) => {
  const { t } = useWords();
  const hosts = useImageHosts(cdn);
  const filling = tabContentOf(category);
  const isHot = filling === 'hot';
  const heroWord = brand.heroTag === 'mostPlayed' ? t.gamesCommon.heroMostPlayed() : t.gamesCommon.heroBrandPick();
  const groups = !types
    ? [{ category, vendors }]
    : category === 'SPORTS'
      ? sportsGroups(types)
      : [{ category, vendors: vendorsOf(types, category) }];
  const isLaunching = filling === 'launching-vendors';
  const shelves =
    isLaunching || filling === 'vendors-and-games' ? groups.filter((group) => group.vendors.length > 0) : [];
  const missing = failure ? (
    <FailedState heading="h3" title={t.siteWidgets.failedTitle()} code={failure} onRetry={onRetry} />
  ) : (
    <SkeletonTiles hero={isHot} />
  );
  return (
    <>
      {isLaunching && !types && missing}
      {shelves.map((group) => (
        <VendorShelf
          key={group.category}
          look={isLaunching ? 'grid' : 'strip'}
          title={category === 'SPORTS' ? t.gamesCommon[group.category]() : t.gamesCommon.vendors()}
          vendors={group.vendors}
          category={category}
          games={games}
          hosts={hosts}
          folder={folder}
        />
      ))}
      {!isLaunching && (
        <section>
          <div className="sec">
            <h2>{isHot ? t.gamesCommon.hotGames() : t.gamesCommon[category]()}</h2>
            {!(isHot && whole) && (
              <a href={isHot ? hrefOf('gameLobby') : gameListPath(category)}>{t.gamesCommon.seeAll()}</a>
            )}
          </div>
          {games && games.length > 0 ? (
            <LobbyTiles key={category} games={games} hosts={hosts} hero={isHot ? heroWord : undefined} eager={eager} />
          ) : games ? (
            <EmptyState
              heading="h3"
              icon="search"
              title={t.siteWidgets.emptyTitle()}
              text={t.siteWidgets.emptyText()}
            />
          ) : (
            missing
          )}
        </section>
      )}
    </>
  );
};
