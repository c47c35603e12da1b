import type { Game } from '#contract/types.ts';
import { useWords } from '#i18n/use-words.ts';
import { ChipGroup } from '#ui/ChipGroup.tsx';
import { classesOf, className } from '../../model/game-classes.ts';
import '#ui/styles/shelf.css';

interface ClassChipsProps {
  readonly gameType: string;
  readonly chosen: string;
  readonly games: readonly Game[];
  readonly onChoose: (classify: string) => void;
}

/**
 * Classes of the list: all, new (slots only), and the vendors' own if there are several. Hot and favourites of the
 * category filter are the tabs above.
 */
export const ClassChips = ({ gameType, chosen, games, onChoose }: ClassChipsProps) => {
  const { t } = useWords();
  const own = classesOf(games);
  const names: Readonly<Record<string, string>> = {
    ALL: t.gamesList.all(),
    NEW: t.gamesList.new(),
  };
  const chips = ['ALL', ...(gameType === 'RNG' ? ['NEW'] : []), ...own];
  if (chosen && !chips.includes(chosen)) chips.push(chosen);
  return (
    <ChipGroup
      className="scroller chips"
      label={t.gamesList.classes()}
      options={chips.map((key) => ({ key, label: names[key] ?? className(key) }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
};
