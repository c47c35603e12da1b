import { startTransition, useEffect, useState } from 'react';
import { CallAborted, CallError } from '../../../api/errors.ts';
import { gameList } from '../../../api/games/games.ts';
import { brand } from '../../../brand/current.ts';
import type { Category } from '../../../contract/limits.ts';
import type { Game, Vendor } from '../../../contract/types.ts';
import { classesOf, className } from '../../../domain/games/game-classes.ts';
import { betPicks, type ListState, listQuery, openingState } from '../../../domain/games/game-list.ts';
import { gameListPath } from '../../../domain/games/games.ts';
import { formatMoney } from '../../../domain/money.ts';
import type { Words } from '../../../i18n/translate.ts';
import { merchantCode } from '../../../stores/site/merchant.ts';
import { adoptStyles } from '../../../styles/adopt.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { VendorMark } from '../VendorTile.tsx';
import css from './filter-drawer.css?inline';

adoptStyles(css);

interface FilterDrawerProps {
  readonly t: Words;
  readonly state: ListState;
  readonly vendors: readonly Vendor[];
  readonly menu: readonly Category[];
  readonly games: readonly Game[];
  readonly cdn: string;
  readonly folder: string;
  readonly onClose: () => void;
  readonly onSubmit: (state: ListState) => void;
}

/** How many games a choice would show; null until known. */
const useCount = (state: ListState): number | null => {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    const asked = new AbortController();
    gameList({ merchant: merchantCode(), ...listQuery(state, 1), pageSize: 1 }, asked.signal).then(
      ({ total }) => setCount(total),
      (error: unknown) => {
        if (!(error instanceof CallError || error instanceof CallAborted)) throw error;
        if (error instanceof CallError) setCount(null);
      },
    );
    return () => asked.abort();
  }, [state]);
  return count;
};

/** False for the drawer's first picture: it opens at once, and what it holds (icon file, vendors, classes) follows. */
const useFilled = (): boolean => {
  const [filled, setFilled] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setFilled(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return filled;
};

/** R104–R107: vendor, and for slots class and smallest bet; reset stays open, submit says how many games come. */
const FilterDrawer = ({ t, state, vendors, menu, games, cdn, folder, onClose, onSubmit }: FilterDrawerProps) => {
  const [draft, setDraft] = useState<ListState>({ ...state, dataType: 'all' });
  const count = useCount(draft);
  const filled = useFilled();
  const slots = state.gameType === 'RNG';
  const classes = ['ALL', 'NEW', 'HOT', ...new Set([...classesOf(games), draft.classify])].filter(
    (key, at, all) => key !== 'FAV' && all.indexOf(key) === at,
  );
  const names: Readonly<Record<string, string>> = { ALL: t.list.all(), NEW: t.list.new(), HOT: t.list.hot() };
  const others = menu.filter((category) => category !== 'HOT' && category !== 'ELOTT' && category !== state.gameType);
  const pickVendor = (code: string): void => {
    const vassalage = code === draft.vassalage ? '' : code;
    setDraft({ ...draft, vassalage, classify: vassalage && draft.classify === 'NEW' ? 'ALL' : draft.classify });
  };
  return (
    <Dialog title={t.list.drawerTitle()} onClose={onClose} look="drawer">
      <button type="button" className="iconbtn drawer__close" aria-label={t.frame.close()} onClick={onClose}>
        {filled && <Icon name="close" later />}
      </button>
      <div className="drawer__scroll">
        {filled && (
          <>
            <h3 id="pick-vendor">{t.list.vendor()}</h3>
            <fieldset className="grid3 drawer__grid" aria-labelledby="pick-vendor">
              <button
                type="button"
                className="vendorpick"
                aria-pressed={!draft.vassalage}
                onClick={() => pickVendor('')}
              >
                {t.list.all()}
              </button>
              {vendors.map((vendor) => (
                <button
                  type="button"
                  key={vendor.vassalage}
                  className="vendorpick"
                  aria-pressed={draft.vassalage === vendor.vassalage}
                  onClick={() => pickVendor(vendor.vassalage)}
                >
                  <VendorMark vendor={vendor} cdn={cdn} folder={folder} />
                </button>
              ))}
            </fieldset>
            {slots && (
              <>
                <h3 id="pick-class">{t.list.classification()}</h3>
                <fieldset className="drawer__chips" aria-labelledby="pick-class">
                  {classes.map((key) => (
                    <button
                      type="button"
                      key={key}
                      className="chip"
                      aria-pressed={draft.classify === key}
                      onClick={() => setDraft({ ...draft, classify: key })}
                    >
                      {names[key] ?? className(key)}
                    </button>
                  ))}
                </fieldset>
                <h3 id="pick-bet">{t.list.minBet()}</h3>
                <fieldset className="grid3 drawer__grid" aria-labelledby="pick-bet">
                  {[0, ...betPicks].map((bet) => (
                    <button
                      type="button"
                      key={bet}
                      className="vendorpick num"
                      aria-pressed={draft.minBet === bet}
                      onClick={() => setDraft({ ...draft, minBet: bet })}
                    >
                      {bet === 0 ? t.list.all() : formatMoney(bet, brand.currency.sign)}
                    </button>
                  ))}
                </fieldset>
              </>
            )}
            {others.length > 1 && (
              <>
                <h3>{t.list.others()}</h3>
                <div className="drawer__chips">
                  {others.map((category) => (
                    <a className="chip" key={category} href={gameListPath(category)}>
                      {t.games[category]()}
                    </a>
                  ))}
                </div>
              </>
            )}
          </>
        )}
      </div>
      <div className="drawer__foot">
        <button
          type="button"
          className="btn btn--quiet"
          onClick={() => setDraft({ ...openingState(state.gameType), classify: 'ALL' })}
        >
          {t.list.reset()}
        </button>
        <button type="button" className="btn btn--gold" onClick={() => onSubmit(draft)}>
          {count === null ? t.list.show() : t.list.showCount({ n: count })}
        </button>
      </div>
    </Dialog>
  );
};

export default FilterDrawer;
