import type { Game } from '../../../../contract/types.ts';
import type { Words } from '../../../../i18n/translate.ts';
import { classesOf, className } from '../../model/game-classes.ts';
import '../../../../ui/styles/shelf.css';

interface ClassChipsProps {
  readonly t: Words;
  readonly gameType: string;
  readonly chosen: string;
  readonly games: readonly Game[];
  readonly onChoose: (classify: string) => void;
}

/** R102: all, new (slots only), hot, favourites, and the vendors' own classes when there is more than one. */
export const ClassChips = ({ t, gameType, chosen, games, onChoose }: ClassChipsProps) => {
  const own = classesOf(games);
  const names: Readonly<Record<string, string>> = {
    ALL: t.gamesList.all(),
    NEW: t.gamesList.new(),
    HOT: t.gamesList.hot(),
    FAV: t.gamesList.fav(),
  };
  const chips = ['ALL', ...(gameType === 'RNG' ? ['NEW'] : []), 'HOT', 'FAV', ...own];
  if (chosen && !chips.includes(chosen)) chips.push(chosen);
  return (
    <fieldset className="scroller chips" aria-label={t.gamesList.classes()}>
      {chips.map((key) => (
        <button type="button" key={key} className="chip" aria-pressed={chosen === key} onClick={() => onChoose(key)}>
          {names[key] ?? className(key)}
        </button>
      ))}
    </fieldset>
  );
};
