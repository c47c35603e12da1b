import type { RefObject } from 'react';
import { useWords } from '#i18n/use-words.ts';
import { Icon } from '#ui/Icon.tsx';
import { addRecentSearch } from '../../state/recent-searches.ts';

interface SearchFormProps {
  readonly field: RefObject<HTMLInputElement | null>;
  /** Whether there is a text to erase. */
  readonly isFilled: boolean;
  /** Called while the player types. */
  readonly onType: (text: string) => void;
  readonly onSearch: (text: string) => void;
}

/** Input of the search. Its text stays in the element, so that what is typed before hydration is kept. */
export const SearchForm = ({ field, isFilled, onType, onSearch }: SearchFormProps) => {
  const { t } = useWords();
  return (
    <search>
      <form
        className="search__form"
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = field.current?.value ?? '';
          onSearch(typed);
          addRecentSearch(typed);
          field.current?.blur();
        }}
      >
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          name="q"
          autoComplete="off"
          enterKeyHint="search"
          aria-label={t.gamesSearch.label()}
          placeholder={t.gamesSearch.placeholder()}
          onInput={({ currentTarget: { value } }) => onType(value)}
        />
        <button
          type="button"
          className="iconbtn"
          aria-label={t.gamesSearch.erase()}
          hidden={!isFilled}
          onClick={() => {
            if (field.current) field.current.value = '';
            onSearch('');
            field.current?.focus();
          }}
        >
          <Icon name="close" />
        </button>
      </form>
    </search>
  );
};
