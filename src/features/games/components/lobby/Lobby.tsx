import { type ReactNode, useEffect, useId, useState } from 'react';
import type { Category } from '#contract/games/categories.ts';
import type { Game, Vendor } from '#contract/types.ts';
import { ErrorBoundary } from '#features/shared/ErrorBoundary.tsx';
import { lazyComponent } from '#features/shared/lazy-component.tsx';
import { categoryOf, menuOf } from '../../model/lobby.ts';
import { isEventCategory } from '../../model/lobby-events.ts';
import { CategoryMenu } from './CategoryMenu.tsx';
import { CategoryPanel } from './CategoryPanel.tsx';
import { useLobby } from './use-lobby.ts';
import { useSwipe } from './use-swipe.ts';
import './lobby.css';

const LobbyNow = lazyComponent(() => import('../lobby-now/LobbyNow.tsx'));

const kept = (): Category | null => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'category' in state ? categoryOf(String(state.category)) : null;
};

/**
 * Returns the selected category and its setter. The selection is stored in the history entry, so that it survives back
 * navigation and reload.
 */
const useCategory = (preset: Category): readonly [Category, (category: Category) => void] => {
  const [category, setCategory] = useState(preset);
  useEffect(() => {
    const before = kept();
    if (before) setCategory(before);
  }, []);
  const choose = (next: Category): void => {
    history.replaceState({ ...(history.state as object | null), category: next }, '');
    setCategory(next);
  };
  return [category, choose];
};

interface LobbyProps {
  /** Prerendered menu. */
  readonly menu: readonly Category[];
  /** Initial category with its prerendered games and vendors. */
  readonly preset: Category;
  readonly games: readonly Game[];
  readonly vendors?: readonly Vendor[];
  /** Image host of the document, and the vendors' folder on it. */
  readonly cdn: string;
  readonly folder: string;
  /** On a page of its own: hot games then have no other page. */
  readonly isOwnPage?: boolean;
  /** Maximum number of hot games; all if absent. */
  readonly maxHotGames?: number;
  /** Rendered between the menu and the games. */
  readonly children?: ReactNode;
}

const noVendors: readonly Vendor[] = [];

/** Lobby: category menu, and the games and vendors of the selected category. */
export const Lobby = ({
  menu: builtMenu,
  preset,
  games: first,
  vendors = noVendors,
  cdn,
  folder,
  isOwnPage = false,
  maxHotGames,
  children,
}: LobbyProps) => {
  const panel = useId();
  const [category, choose] = useCategory(preset);
  const { types, games, failure, retry } = useLobby(category, { of: preset, games: first });
  const menu = types ? menuOf(types) : builtMenu;
  const shown = menu.includes(category) ? category : 'HOT';
  const swipe = useSwipe((direction) => {
    const next = menu[menu.indexOf(shown) + direction];
    if (next) choose(next);
  });
  return (
    <>
      <CategoryMenu menu={menu} active={shown} panel={panel} onChoose={choose} />
      {children}
      <div id={panel} role="tabpanel" aria-labelledby={`category-${shown}`} className="lobby" {...swipe}>
        {isEventCategory(shown) && <LobbyNow category={shown} />}
        <ErrorBoundary>
          <CategoryPanel
            category={shown}
            types={types}
            vendors={shown === preset ? vendors : noVendors}
            games={shown === 'HOT' ? (games?.slice(0, maxHotGames) ?? null) : games}
            failure={failure}
            onRetry={retry}
            cdn={cdn}
            folder={folder}
            whole={isOwnPage}
            eager={shown === preset}
          />
        </ErrorBoundary>
      </div>
    </>
  );
};
