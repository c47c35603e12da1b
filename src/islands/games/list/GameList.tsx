import type { Category } from '../../../contract/limits.ts';
import type { Game, Vendor } from '../../../contract/types.ts';
import { type DataType, withClassify, withName, withTab, withVendor } from '../../../domain/games/game-list.ts';
import { loginPath } from '../../../domain/links.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { $session } from '../../../stores/account/session.ts';
import { useHosts } from '../../../widgets/use-hosts.ts';
import { ClassChips } from './ClassChips.tsx';
import { ListBar } from './ListBar.tsx';
import { ListEnd } from './ListEnd.tsx';
import { ListedGames } from './ListedGames.tsx';
import { useEndless } from './use-endless.ts';
import { useKeptGames } from './use-kept-games.ts';
import { useListState } from './use-list-state.ts';
import { useVendors } from './use-vendors.ts';
import { VendorStrip } from './VendorStrip.tsx';
import './game-list.css';

interface GameListProps {
  readonly locale: Locale;
  /** What the document was built with. */
  readonly category: Category;
  readonly games: readonly Game[];
  readonly vendors: readonly Vendor[];
  readonly cdn: string;
  readonly folder: string;
}

const needsSession = (tab: DataType): boolean => tab === 'fav' || tab === 'recent';

/** R098–R117: search, tabs, vendors, classes, and the games themselves, endless. */
export const GameList = ({ locale, category, games: built, vendors: builtVendors, cdn, folder }: GameListProps) => {
  const { t } = useWords(locale);
  const [state, change] = useListState();
  const list = useKeptGames(state, built);
  const { vendors, menu } = useVendors(state?.gameType ?? category, builtVendors);
  const hosts = useHosts(cdn);
  const tab = state?.dataType ?? 'all';
  useEndless(list.hasMore && list.status === 'ready', list.more);
  const logIn = (): void => location.assign(loginPath(location.pathname + location.search));
  const chooseTab = (next: DataType): void => {
    if (!state) return;
    if (needsSession(next) && !$session.get()) logIn();
    else change(withTab(state, next));
  };
  const chooseClass = (classify: string): void => {
    if (!state) return;
    if (classify === 'FAV' && !$session.get()) logIn();
    else change(withClassify(state, classify));
  };
  // Before the address is read the built games stand; a page asked for otherwise starts as boxes (head script).
  const shown = state ? list.games : built;
  return (
    <>
      <ListBar
        t={t}
        state={state}
        tab={tab}
        vendors={vendors}
        menu={menu}
        games={shown}
        cdn={hosts[0] ?? cdn}
        folder={folder}
        onSearch={(text) => state && change(withName(state, text))}
        onTab={chooseTab}
        onFilter={change}
      />
      <div className="stack stack--close gamelist">
        <VendorStrip
          t={t}
          vendors={vendors}
          chosen={state?.vassalage ?? ''}
          cdn={hosts[0] ?? cdn}
          folder={folder}
          onChoose={(code) => state && change(withVendor(state, code))}
        />
        <ClassChips
          t={t}
          gameType={state?.gameType ?? category}
          chosen={state ? (tab === 'all' ? state.classify : '') : category === 'RNG' ? 'NEW' : 'ALL'}
          games={shown}
          onChoose={chooseClass}
        />
        <ListedGames t={t} state={state} list={list} games={shown} hosts={hosts} onLogIn={logIn} onChange={change} />
        <ListEnd t={t} list={list} follows={shown.length > 0} />
      </div>
    </>
  );
};
