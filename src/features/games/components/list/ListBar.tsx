import { useEffect, useRef, useState } from 'react';
import type { Category } from '#contract/games/categories.ts';
import type { Game, Vendor } from '#contract/types.ts';
import { redirectToLogin } from '#features/account/actions/redirect-to-login.ts';
import { $session } from '#features/account/state/session.ts';
import { latestChoice } from '#features/shared/latest-choice.ts';
import { lazyComponent } from '#features/shared/lazy-component.tsx';
import { useWords } from '#i18n/use-words.ts';
import { Icon } from '#ui/Icon.tsx';
import { activeTab, type DataType, type ListState, needsSession, withName, withTab } from '../../model/game-list.ts';
import { loadFilterDrawer } from './load-filter-drawer.ts';

const FilterDrawer = lazyComponent(loadFilterDrawer);

interface ListBarProps {
  readonly state: ListState | null;
  readonly vendors: readonly Vendor[];
  readonly menu: readonly Category[];
  readonly games: readonly Game[];
  readonly cdn: string;
  readonly folder: string;
  readonly onChange: (state: ListState) => void;
}

const tabs = ['recent', 'fav', 'hot'] as const;

/** Sticky bar above the list: search by name, the three tabs and the button of the filter drawer. */
export const ListBar = ({ state, onChange, ...drawer }: ListBarProps) => {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const [chooseLatest] = useState(latestChoice);
  const field = useRef<HTMLInputElement>(null);
  const searched = useRef('');
  const name = state?.name ?? '';
  // Keeps typed text that was not searched yet.
  useEffect(() => {
    if (field.current && searched.current !== name) field.current.value = name;
    searched.current = name;
  }, [name]);
  const chooseTab = (tab: DataType): void => {
    if (!state) return;
    const next = withTab(state, tab);
    if (needsSession(next) && !$session.get()) redirectToLogin();
    else onChange(next);
  };
  return (
    <div className="listbar">
      <search>
        <form
          className="listbar__search"
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            if (state) void chooseLatest(() => onChange(withName(state, field.current?.value ?? '')));
            field.current?.blur();
          }}
        >
          <input
            ref={field}
            type="search"
            name="name"
            autoComplete="off"
            enterKeyHint="search"
            aria-label={t.gamesList.search()}
            placeholder={t.gamesList.search()}
          />
          <button type="submit" className="iconbtn" aria-label={t.gamesList.searchNow()}>
            <Icon name="search" />
          </button>
          <button
            type="button"
            className="iconbtn"
            aria-label={t.gamesList.filter()}
            aria-haspopup="dialog"
            onClick={() => void chooseLatest(() => setOpen(true), FilterDrawer.load())}
          >
            <Icon name="filter" />
          </button>
        </form>
      </search>
      <fieldset className="listbar__tabs" aria-label={t.gamesList.views()}>
        {tabs.map((name) => (
          <button
            type="button"
            key={name}
            aria-pressed={state !== null && activeTab(state) === name}
            onClick={() => void chooseLatest(() => chooseTab(name))}
          >
            {t.gamesList[name]()}
          </button>
        ))}
      </fieldset>
      {open && state && (
        <FilterDrawer
          state={state}
          {...drawer}
          onClose={() => setOpen(false)}
          onSubmit={(next) => {
            setOpen(false);
            onChange(next);
          }}
        />
      )}
    </div>
  );
};
