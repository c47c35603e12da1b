import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { Category } from '#contract/games/categories.ts';
import { useWords } from '#i18n/use-words.ts';
import { Icon } from '#ui/Icon.tsx';
import './category-menu.css';
import '#ui/styles/shelf.css';

interface CategoryMenuProps {
  readonly menu: readonly Category[];
  readonly active: Category;
  /** Id of the panel that shows the category. */
  readonly panel: string;
  readonly onChoose: (category: Category) => void;
}

/** Number of category icons in a page's own sprite; the others are in the icon file, to keep documents small. */
export const eagerIcons = 1;

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/** Category menu: one row that scrolls horizontally; arrow keys move between categories. */
export const CategoryMenu = ({ menu, active, panel, onChoose }: CategoryMenuProps) => {
  const { t } = useWords();
  const row = useRef<HTMLDivElement>(null);
  const first = useRef(true);
  // The first category is in view before the first scroll.
  const isInView = (category: Category): boolean => first.current && menu.indexOf(category) < 1;
  const onActive = useEffectEvent((category: Category) => {
    const chosen = row.current?.querySelector<HTMLElement>(`[data-category="${category}"]`);
    if (chosen && row.current && !isInView(category))
      row.current.scrollTo({ left: chosen.offsetLeft - (row.current.clientWidth - chosen.clientWidth) / 2 });
    first.current = false;
  });
  useEffect(() => onActive(active), [active]);
  const move = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    const next = step && menu[step(menu.indexOf(active), menu.length - 1)];
    if (!next) return;
    event.preventDefault();
    onChoose(next);
    row.current?.querySelector<HTMLElement>(`[data-category="${next}"]`)?.focus();
  };
  return (
    <div className="scroller cats" role="tablist" aria-label={t.gamesCommon.categories()} ref={row} onKeyDown={move}>
      {menu.map((category) => (
        <button
          type="button"
          key={category}
          role="tab"
          id={`category-${category}`}
          data-category={category}
          className="cat"
          aria-selected={category === active}
          aria-controls={panel}
          tabIndex={category === active ? 0 : -1}
          onClick={() => onChoose(category)}
        >
          <Icon name={category} />
          <span>{t.gamesCommon[category]()}</span>
        </button>
      ))}
    </div>
  );
};
