import type { ReactNode } from 'react';
import type { Category } from '#contract/games/categories.ts';
import { rtpPicks, volatilities } from '#contract/games/list-options.ts';
import type { Game, Vendor } from '#contract/types.ts';
import { useWords } from '#i18n/use-words.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { classesOf, className } from '../../model/game-classes.ts';
import { betPicks, type ListState } from '../../model/game-list.ts';
import { gameListPath } from '../../model/games.ts';
import { VendorMark } from '../VendorTile.tsx';

interface PickProps {
  readonly className: string;
  readonly on: boolean;
  readonly onPick: () => void;
  readonly children: ReactNode;
}

const Pick = ({ className, on, onPick, children }: PickProps) => (
  <button type="button" className={className} aria-pressed={on} onClick={onPick}>
    {children}
  </button>
);

interface SlotOptionsProps {
  readonly draft: ListState;
  readonly onDraft: (draft: ListState) => void;
}

interface VendorOptionsProps extends SlotOptionsProps {
  readonly vendors: readonly Vendor[];
  /** Image hosts to try in turn. */
  readonly hosts: readonly string[];
  readonly folder: string;
}

/** Vendor filter: all vendors or one; a second tap on the selected vendor deselects it. */
export const VendorOptions = ({ draft, onDraft, vendors, hosts, folder }: VendorOptionsProps) => {
  const { t } = useWords();
  const pick = (code: string): void => {
    const vassalage = code === draft.vassalage ? '' : code;
    onDraft({ ...draft, vassalage, classify: vassalage && draft.classify === 'NEW' ? 'ALL' : draft.classify });
  };
  return (
    <>
      <h3 id="pick-vendor">{t.gamesList.vendor()}</h3>
      <fieldset className="grid3 drawer__grid" aria-labelledby="pick-vendor">
        <Pick className="vendorpick" on={!draft.vassalage} onPick={() => pick('')}>
          {t.gamesList.all()}
        </Pick>
        {vendors.map((vendor) => (
          <Pick
            key={vendor.vassalage}
            className="vendorpick"
            on={draft.vassalage === vendor.vassalage}
            onPick={() => pick(vendor.vassalage)}
          >
            <VendorMark vendor={vendor} hosts={hosts} folder={folder} />
          </Pick>
        ))}
      </fieldset>
    </>
  );
};

/** Returns the classes of these games, after those that every slots list has; includes the selected one. */
const classesToPick = (games: readonly Game[], chosen: string): readonly string[] =>
  ['ALL', 'NEW', 'HOT', ...new Set([...classesOf(games), chosen])].filter(
    (key, index, all) => key !== 'FAV' && all.indexOf(key) === index,
  );

/** Filters for slots: class, minimum bet, return to player and volatility. */
export const SlotOptions = ({ draft, onDraft, games }: SlotOptionsProps & { readonly games: readonly Game[] }) => {
  const { t } = useWords();
  const names: Readonly<Record<string, string>> = {
    ALL: t.gamesList.all(),
    NEW: t.gamesList.new(),
    HOT: t.gamesList.hot(),
  };
  return (
    <>
      <h3 id="pick-class">{t.gamesList.classification()}</h3>
      <fieldset className="drawer__chips" aria-labelledby="pick-class">
        {classesToPick(games, draft.classify).map((key) => (
          <Pick
            key={key}
            className="chip"
            on={draft.classify === key}
            onPick={() => onDraft({ ...draft, classify: key })}
          >
            {names[key] ?? className(key)}
          </Pick>
        ))}
      </fieldset>
      <h3 id="pick-bet">{t.gamesList.minBet()}</h3>
      <fieldset className="grid3 drawer__grid" aria-labelledby="pick-bet">
        {[0, ...betPicks].map((bet) => (
          <Pick
            key={bet}
            className="vendorpick num"
            on={draft.minBet === bet}
            onPick={() => onDraft({ ...draft, minBet: bet })}
          >
            {bet === 0 ? t.gamesList.all() : formatAmount(bet)}
          </Pick>
        ))}
      </fieldset>
      <h3 id="pick-rtp">{t.gamesSheet.rtp()}</h3>
      <fieldset className="drawer__chips" aria-labelledby="pick-rtp">
        {[0, ...rtpPicks].map((percent) => (
          <Pick
            key={percent}
            className="chip num"
            on={draft.minRtp === percent}
            onPick={() => onDraft({ ...draft, minRtp: percent })}
          >
            {percent === 0 ? t.gamesList.all() : t.gamesList.rtpFrom({ percent })}
          </Pick>
        ))}
      </fieldset>
      <h3 id="pick-volatility">{t.gamesSheet.volatility()}</h3>
      <fieldset className="drawer__chips" aria-labelledby="pick-volatility">
        {(['', ...volatilities] as const).map((option) => (
          <Pick
            key={option}
            className="chip"
            on={draft.volatility === option}
            onPick={() => onDraft({ ...draft, volatility: option })}
          >
            {option === '' ? t.gamesList.all() : t.gamesSheet[option]()}
          </Pick>
        ))}
      </fieldset>
    </>
  );
};

/** Links to the lists of the other categories. */
export const OtherLists = ({ categories }: { readonly categories: readonly Category[] }) => {
  const { t } = useWords();
  return (
    <>
      <h3>{t.gamesList.others()}</h3>
      <div className="drawer__chips">
        {categories.map((category) => (
          <a className="chip" key={category} href={gameListPath(category)}>
            {t.gamesCommon[category]()}
          </a>
        ))}
      </div>
    </>
  );
};
