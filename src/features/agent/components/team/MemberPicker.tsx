import { useEffect, useRef, useState } from 'react';
import { downlines } from '#contract/agent/team.ts';
import type { Value } from '#contract/types.ts';
import { isAgentHome } from '#features/account/model/roles.ts';
import { errorText } from '#i18n/error-words.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { CallAborted, codeOf } from '#lib/http/errors.ts';
import { Field } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';

interface MemberPickerProps {
  /** Accounts already selected, excluded from the matches. */
  readonly chosen: readonly string[];
  readonly onPick: (account: string) => void;
}

/** Delay after the last keystroke, ms. */
const typingMs = 300;
const maxSearch = 64;
const maxMatches = 8;

type Match = Value<'downlines'>[number];
type SearchResult = { readonly matches: readonly Match[] } | { readonly code: string } | null;

/** Finds a member of the team by a part of the username. */
export const MemberPicker = ({ chosen, onPick }: MemberPickerProps) => {
  const { t } = useWords();
  const w = t.agentTeam;
  const [search, setSearch] = useState('');
  const [found, setFound] = useState<SearchResult>(null);
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    setFound(null);
    if (!search) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      api(downlines, { query: { search }, signal: abort.signal }).then(
        (matches) => setFound({ matches }),
        (error: unknown) => {
          if (!(error instanceof CallAborted)) setFound({ code: codeOf(error) });
        },
      );
    }, typingMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [search]);
  const matches = found && 'matches' in found ? found.matches.filter(({ account }) => !chosen.includes(account)) : [];
  const pick = (account: string): void => {
    const input = field.current?.querySelector('input');
    if (input) input.value = '';
    setSearch('');
    onPick(account);
  };
  return (
    <div className="memberpicker" ref={field}>
      <Field
        label={w.addMember()}
        name="addMember"
        type="search"
        icon="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={w.searchHint()}
        error={found && 'code' in found ? errorText(t, found.code) : undefined}
        onChange={({ target }) => setSearch(target.value.trim().slice(0, maxSearch))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (matches[0]) pick(matches[0].account);
        }}
      />
      <p className="vh" role="status">
        {found && 'matches' in found ? w.found({ n: String(matches.length), count: matches.length }) : ''}
      </p>
      {matches.length > 0 && (
        <ul aria-label={w.matches()}>
          {matches.slice(0, maxMatches).map(({ account, type, level }) => (
            <li key={account}>
              <button type="button" onClick={() => pick(account)}>
                <Icon name={isAgentHome(type) ? 'invite' : 'member'} />
                <b>{account}</b>
                <span>{w.level({ n: level })}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {found && 'matches' in found && matches.length === 0 && <p className="hint">{w.noneFound()}</p>}
    </div>
  );
};
