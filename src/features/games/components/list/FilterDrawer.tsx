import { startTransition, useEffect, useState } from 'react';
import type { Category } from '#contract/games/categories.ts';
import type { Game, Vendor } from '#contract/types.ts';
import { useImageHosts } from '#features/shared/use-image-hosts.ts';
import { merchantCode } from '#features/site/state/merchant.ts';
import { useWords } from '#i18n/use-words.ts';
import { CallAborted, CallError } from '#lib/http/errors.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { adoptStyles } from '#ui/styles/adopt.ts';
import { loadListPage } from '../../actions/list-page.ts';
import { type ListState, listQuery, openingState } from '../../model/game-list.ts';
import { listedCategories } from '../../model/lobby.ts';
import { OtherLists, SlotOptions, VendorOptions } from './FilterOptions.tsx';
import css from './filter-drawer.css?inline';

adoptStyles(css);

interface FilterDrawerProps {
  readonly state: ListState;
  readonly vendors: readonly Vendor[];
  readonly menu: readonly Category[];
  readonly games: readonly Game[];
  readonly cdn: string;
  readonly folder: string;
  readonly onClose: () => void;
  readonly onSubmit: (state: ListState) => void;
}

/** Returns how many games match a filter state; null until known. */
const useCount = (state: ListState): number | null => {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    loadListPage({ merchant: merchantCode(), ...listQuery(state, 1), pageSize: 1 }, controller.signal).then(
      ({ total }) => setCount(total),
      (error: unknown) => {
        if (!(error instanceof CallError || error instanceof CallAborted)) throw error;
        if (error instanceof CallError) setCount(null);
      },
    );
    return () => controller.abort();
  }, [state]);
  return count;
};

/**
 * Returns false for the first render and true from the next frame on, so that the drawer opens immediately and its
 * contents (icon file, vendors, classes) follow.
 */
const useContentReady = (): boolean => {
  const [filled, setFilled] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setFilled(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return filled;
};

/**
 * Filter drawer: vendor, and for slots class and minimum bet. Reset keeps it open; the submit button shows
 * the number of matching games.
 */
const FilterDrawer = ({ state, vendors, menu, games, cdn, folder, onClose, onSubmit }: FilterDrawerProps) => {
  const { t } = useWords();
  const [draft, setDraft] = useState<ListState>({ ...state, dataType: 'all' });
  const count = useCount(draft);
  const hosts = useImageHosts(cdn);
  const isFilled = useContentReady();
  const others = listedCategories(menu).filter((category) => category !== state.gameType);
  return (
    <Dialog title={t.gamesList.drawerTitle()} onClose={onClose} look="drawer">
      <button type="button" className="iconbtn drawer__close" aria-label={t.siteShell.close()} onClick={onClose}>
        {isFilled && <Icon name="close" />}
      </button>
      <div className="drawer__scroll">
        {isFilled && (
          <>
            <VendorOptions draft={draft} onDraft={setDraft} vendors={vendors} hosts={hosts} folder={folder} />
            {state.gameType === 'RNG' && <SlotOptions draft={draft} onDraft={setDraft} games={games} />}
            {others.length > 1 && <OtherLists categories={others} />}
          </>
        )}
      </div>
      <div className="drawer__foot">
        <button
          type="button"
          className="btn btn--quiet"
          onClick={() => setDraft({ ...openingState(state.gameType), classify: 'ALL' })}
        >
          {t.gamesList.reset()}
        </button>
        <button type="button" className="btn btn--primary" onClick={() => onSubmit(draft)}>
          {count === null ? t.gamesList.show() : t.gamesList.showCount({ n: count })}
        </button>
      </div>
    </Dialog>
  );
};

export default FilterDrawer;
