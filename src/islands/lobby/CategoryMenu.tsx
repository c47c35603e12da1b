import type { Category } from '../../contract/limits.ts';
import type { Words } from '../../i18n/translate.ts';
import { Icon } from '../../ui/Icon.tsx';
import './category-menu.css';

interface CategoryMenuProps {
  readonly t: Words;
  readonly menu: readonly Category[];
  readonly active: Category;
  readonly onChoose: (category: Category) => void;
}

/** How many category icons a phone shows before the row is scrolled; a page's sprite holds these. */
export const iconsAtOnce = 6;

/** R090: the categories in one row that scrolls sideways. */
export const CategoryMenu = ({ t, menu, active, onChoose }: CategoryMenuProps) => (
  <nav className="scroller cats" aria-label={t.games.categories()}>
    {menu.map((category, index) => (
      <button
        type="button"
        key={category}
        className="cat"
        aria-current={category === active ? 'true' : undefined}
        onClick={() => onChoose(category)}
      >
        <Icon name={category} later={index >= iconsAtOnce} />
        <span>{t.games[category]()}</span>
      </button>
    ))}
  </nav>
);
