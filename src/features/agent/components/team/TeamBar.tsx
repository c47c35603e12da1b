import { useEffect, useRef } from 'react';
import { useWords } from '#i18n/use-words.ts';
import { FilterSelect } from '#ui/FilterSelect.tsx';
import { Icon } from '#ui/Icon.tsx';
import { type TeamQuery, teamSorts } from '../../model/team-query.ts';

interface TeamBarProps {
  readonly query: TeamQuery;
  readonly onChange: (part: Partial<TeamQuery>) => void;
}

/** Delay after the last keystroke, ms. */
const typingDelayMs = 300;

/** Maximum length of a search that is sent; the field keeps the full text. */
const maxSearch = 64;

const scopes = ['direct', 'all'] as const;

interface SearchFieldProps {
  /** Current search of the list. */
  readonly currentSearch: string;
  readonly onSearch: (text: string) => void;
}

/** Searches after a pause in typing. */
const SearchField = ({ currentSearch, onSearch }: SearchFieldProps) => {
  const { t } = useWords();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Shows the search of the current history entry in the field.
  useEffect(() => {
    if (field.current && field.current.value.trim().slice(0, maxSearch) !== currentSearch)
      field.current.value = currentSearch;
  }, [currentSearch]);
  const search = (text: string): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(text.trim().slice(0, maxSearch)), typingDelayMs);
  };
  return (
    <label className="teambar__search">
      <Icon name="search" />
      <span className="vh">{t.agentTeam.search()}</span>
      <input
        ref={field}
        type="search"
        enterKeyHint="search"
        name="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={t.agentTeam.searchHint()}
        defaultValue={currentSearch}
        onChange={(event) => search(event.target.value)}
      />
    </label>
  );
};

/** Filters and sort order of the team list. */
const FilterRow = ({ query, onChange }: TeamBarProps) => {
  const { agentTeam: words } = useWords().t;
  return (
    <div className="teambar__row">
      <FilterSelect
        label={words.kind()}
        all={words.everyKind()}
        value={query.kind}
        options={[
          { value: 'agent', label: words.agentsOnly() },
          { value: 'player', label: words.playersOnly() },
        ]}
        onChoose={(kind) => onChange({ kind })}
      />
      <FilterSelect
        label={words.state()}
        all={words.everyState()}
        value={query.state}
        options={[
          { value: 'online', label: words.onlineOnly() },
          { value: 'active', label: words.activeOnly() },
          { value: 'quiet', label: words.quietOnly() },
        ]}
        onChoose={(state) => onChange({ state })}
      />
      <FilterSelect
        label={words.sort()}
        value={query.sort}
        options={teamSorts.map((value) => ({ value, label: words[`by_${value}`]() }))}
        onChoose={(sort) => sort && onChange({ sort, order: sort === 'account' ? 'up' : 'down' })}
      />
      <button
        type="button"
        className="iconbtn teambar__order"
        data-order={query.order}
        aria-label={query.order === 'up' ? words.orderUp() : words.orderDown()}
        onClick={() => onChange({ order: query.order === 'up' ? 'down' : 'up' })}
      >
        <Icon name="down" />
      </button>
    </div>
  );
};

/** Search, scope, filters and sort order of the team list. */
export const TeamBar = ({ query, onChange }: TeamBarProps) => {
  const { agentTeam: words } = useWords().t;
  return (
    <search className="teambar">
      <SearchField currentSearch={query.search} onSearch={(search) => onChange({ search })} />
      <fieldset className="teambar__scope" aria-label={words.scope()}>
        {scopes.map((scope) => (
          <button type="button" key={scope} aria-pressed={query.scope === scope} onClick={() => onChange({ scope })}>
            {words[scope]()}
          </button>
        ))}
      </fieldset>
      <FilterRow query={query} onChange={onChange} />
    </search>
  );
};
