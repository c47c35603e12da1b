import type { Category } from '#contract/games/categories.ts';
import type { Vendor } from '#contract/types.ts';
import { useImageHosts } from '#features/shared/use-image-hosts.ts';
import { useWords } from '#i18n/use-words.ts';
import { activeTab, firstClassify, type ListState, withClassify, withVendor } from '../../model/game-list.ts';
import { VendorMark } from '../VendorTile.tsx';
import { ClassChips } from './ClassChips.tsx';
import { ListedGames } from './ListedGames.tsx';
import { LoadMore } from './LoadMore.tsx';
import type { Games } from './use-games.ts';
import { useInfiniteScroll } from './use-infinite-scroll.ts';
import { VendorStrip } from './VendorStrip.tsx';

interface ListBodyProps {
  readonly category: Category;
  readonly state: ListState | null;
  readonly list: Games;
  readonly vendors: readonly Vendor[];
  readonly cdn: string;
  readonly folder: string;
  readonly onChange: (state: ListState) => void;
}

/**
 * Vendors, classes and games with infinite scroll. Subscribes to texts and image hosts itself: if the
 * island above did, their updates would hydrate this part before the bar is interactive.
 */
export const ListBody = ({ category, state, list, vendors, cdn, folder, onChange }: ListBodyProps) => {
  const { t } = useWords();
  const hosts = useImageHosts(cdn);
  useInfiniteScroll(list.hasMore && list.status === 'ready', list.more);
  const chosen = state ? (activeTab(state) === 'all' ? state.classify : '') : firstClassify(category);
  const vendor = state?.vassalage ? vendors.find(({ vassalage }) => vassalage === state.vassalage) : undefined;
  return (
    <>
      <VendorStrip
        vendors={vendors}
        chosen={state?.vassalage ?? ''}
        hosts={hosts}
        folder={folder}
        onChoose={(code) => state && onChange(withVendor(state, code))}
      />
      <ClassChips
        gameType={state?.gameType ?? category}
        chosen={chosen}
        games={list.games}
        onChoose={(classify) => state && onChange(withClassify(state, classify))}
      />
      {vendor && (
        <section className="vendorhead" aria-labelledby="vendor-name">
          <span>
            <VendorMark key={vendor.vassalage} vendor={vendor} hosts={hosts} folder={folder} isDecorative />
          </span>
          <h2 id="vendor-name" translate="no">
            {vendor.accountTypeName}
          </h2>
          <p>{t.gamesCommon[(state?.gameType ?? category) as Category]()}</p>
        </section>
      )}
      <ListedGames state={state} list={list} hosts={hosts} onChange={onChange} />
      <LoadMore list={list} follows={list.games.length > 0} />
    </>
  );
};
