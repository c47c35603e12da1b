import type { Category } from '#contract/games/categories.ts';
import type { Game, Vendor } from '#contract/types.ts';
import { $session } from '#features/account/state/session.ts';
import { loginPath } from '#lib/links.ts';
import { gameListPath, isLotteryVendor, isPlayable, launchPath, lotteryPath } from '../../model/games.ts';
import { tabContentOf } from '../../model/lobby.ts';
import { VendorTile } from '../VendorTile.tsx';
import '#ui/styles/shelf.css';

interface VendorShelfProps {
  /** `strip`: two rows above the games; `grid`: the whole page. */
  readonly look: 'grid' | 'strip';
  readonly title: string;
  readonly vendors: readonly Vendor[];
  readonly category: Category;
  /** Games of the category: a vendor without a lobby opens its first one. */
  readonly games: readonly Game[] | null;
  /** Image hosts to try in turn. */
  readonly hosts: readonly string[];
  readonly folder: string;
}

/**
 * Returns the link of a vendor's tile: its game list, or its first playable game in categories that only list
 * vendors.
 */
const targetOf = (vendor: Vendor, category: Category, games: readonly Game[] | null): string | undefined => {
  if (tabContentOf(category) !== 'launching-vendors') return gameListPath(category, vendor.vassalage);
  if (isLotteryVendor(vendor.vassalage)) return lotteryPath(vendor.vassalage);
  const first = games?.find((game) => game.vassalage === vendor.vassalage && isPlayable(game));
  return first && launchPath(first);
};

/** Returns the path; for guests the login page that leads to it if it launches a game. */
const launchOrLogin = (path: string | undefined, launches: boolean): string | undefined =>
  path && launches && !import.meta.env.SSR && !$session.get() ? loginPath(path) : path;

export const VendorShelf = ({ look, title, vendors, category, games, hosts, folder }: VendorShelfProps) => (
  <section aria-label={title}>
    <div className="sec">
      <h2>{title}</h2>
    </div>
    <div className={look === 'strip' ? 'scroller shelf shelf--strip' : 'grid3 shelf'}>
      {vendors.map((vendor) => (
        <VendorTile
          key={vendor.vassalage}
          vendor={vendor}
          hosts={hosts}
          folder={folder}
          href={launchOrLogin(targetOf(vendor, category, games), tabContentOf(category) === 'launching-vendors')}
        />
      ))}
    </div>
  </section>
);
