import type { Category } from '../../../../contract/limits.ts';
import type { Vendor } from '../../../../contract/types.ts';
import type { Locale } from '../../../../i18n/locale.ts';
import { useWords } from '../../../../i18n/use-words.ts';
import { goToLogin } from '../../../account/stores/go-to-login.ts';
import { $session } from '../../../account/stores/session.ts';
import { useHosts } from '../../../shared/use-hosts.ts';
import { firstClassify, type ListState, withClassify, withVendor } from '../../model/game-list.ts';
import { ClassChips } from './ClassChips.tsx';
import { ListEnd } from './ListEnd.tsx';
import { ListedGames } from './ListedGames.tsx';
import { useEndless } from './use-endless.ts';
import type { Games } from './use-games.ts';
import { VendorStrip } from './VendorStrip.tsx';

interface ListBodyProps {
  readonly locale: Locale;
  readonly category: Category;
  readonly state: ListState | null;
  readonly list: Games;
  readonly vendors: readonly Vendor[];
  readonly cdn: string;
  readonly folder: string;
  readonly onChange: (state: ListState) => void;
}

/**
 * R100–R117: vendors, classes and the games, endless. It asks for words and hosts itself: if the island above did, news of
 * them would wake it before the bar has answered.
 */
export const ListBody = ({ locale, category, state, list, vendors, cdn, folder, onChange }: ListBodyProps) => {
  const { t } = useWords(locale);
  const hosts = useHosts(cdn);
  useEndless(list.hasMore && list.status === 'ready', list.more);
  const chooseClass = (classify: string): void => {
    if (!state) return;
    if (classify === 'FAV' && !$session.get()) goToLogin();
    else onChange(withClassify(state, classify));
  };
  const chosen = state ? (state.dataType === 'all' ? state.classify : '') : firstClassify(category);
  return (
    <>
      <VendorStrip
        t={t}
        vendors={vendors}
        chosen={state?.vassalage ?? ''}
        cdn={hosts[0] ?? cdn}
        folder={folder}
        onChoose={(code) => state && onChange(withVendor(state, code))}
      />
      <ClassChips
        t={t}
        gameType={state?.gameType ?? category}
        chosen={chosen}
        games={list.games}
        onChoose={chooseClass}
      />
      <ListedGames t={t} state={state} list={list} hosts={hosts} onChange={onChange} />
      <ListEnd t={t} list={list} follows={list.games.length > 0} />
    </>
  );
};
