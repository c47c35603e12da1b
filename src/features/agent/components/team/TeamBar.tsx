import { useEffect, useRef } from 'react';
import { useWords } from '#i18n/use-words.ts';
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

interface ChoiceProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly options: readonly (readonly [V, string])[];
  readonly onChoose: (value: V) => void;
}

const Choice = <V extends string>({ label, value, options, onChoose }: ChoiceProps<V>) => (
  <label className="teambar__choice" data-set={value !== '' || undefined}>
    <span className="vh">{label}</span>
    <select value={value} onChange={(event) => onChoose(event.target.value as V)}>
      {options.map(([key, words]) => (
        <option key={key} value={key}>
          {words}
        </option>
      ))}
    </select>
    <Icon name="down" />
  </label>
);

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
      <Choice
        label={words.kind()}
        value={query.kind}
        options={[
          ['', words.everyKind()],
          ['agent', words.agentsOnly()],
          ['player', words.playersOnly()],
        ]}
        onChoose={(kind) => onChange({ kind })}
      />
      <Choice
        label={words.state()}
        value={query.state}
        options={[
          ['', words.everyState()],
          ['online', words.onlineOnly()],
          ['active', words.activeOnly()],
          ['quiet', words.quietOnly()],
        ]}
        onChoose={(state) => onChange({ state })}
      />
      <Choice
        label={words.sort()}
        value={query.sort}
        options={teamSorts.map((sort) => [sort, words[`by_${sort}`]()] as const)}
        onChoose={(sort) => onChange({ sort, order: sort === 'account' ? 'up' : 'down' })}
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
