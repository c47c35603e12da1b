import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Find } from '../../parts/Find.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { Empty, Panel, PanelProblem } from '../../parts/Panel.tsx';
import { type Flag, flags, resetFlags } from '../../state/flags.ts';
import { attempt } from '../../state/notice.ts';
import { FlagRow } from './FlagRow.tsx';

const groups: readonly (readonly [Flag['group'], string])[] = [
  ['whitelabel', 'Parts of the site'],
  ['promotions', 'Promotions'],
  ['start', 'Start of the site'],
  ['security', 'Login and security'],
  ['content', 'Content'],
];

const matches = (word: string) => (flag: Flag) =>
  [flag.name, flag.meaning, ...flag.requirements, ...flag.pages].join(' ').toLowerCase().includes(word.toLowerCase());

/** Shows all flags of the world; `compact` omits requirements and pages. */
export const FlagsPanel = ({ compact = false }: { readonly compact?: boolean }) => {
  const { data, problem } = useStore(flags.$state);
  const [word, setWord] = useState('');
  const [changedOnly, setChangedOnly] = useState(false);
  const all = data?.flags ?? [];
  const changed = all.filter((flag) => flag.changed).length;
  const shown = all.filter(matches(word.trim())).filter((flag) => !changedOnly || flag.changed);
  return (
    <Panel
      title="Flags"
      note={data ? `${changed} changed` : undefined}
      tools={
        <>
          {!compact && (
            <button
              type="button"
              className="mini"
              aria-pressed={changedOnly}
              onClick={() => setChangedOnly(!changedOnly)}
            >
              Changed only
            </button>
          )}
          {changed > 0 && (
            <button type="button" className="mini" onClick={() => attempt(resetFlags, 'All flags reset.')}>
              <Icon name="reset" />
              {compact ? 'All' : 'Reset all'}
              {compact && <span className="vh"> flags to their defaults</span>}
            </button>
          )}
          <Find label="Find a flag" value={word} onChange={setWord} />
        </>
      }
    >
      <div className="scroll">
        {problem && <PanelProblem problem={problem} what="flags" />}
        {data && shown.length === 0 && <Empty>No flags found. Search by name, description, requirement or page.</Empty>}
        {groups.map(([group, title]) => {
          const rows = shown.filter((flag) => flag.group === group);
          return rows.length === 0 ? null : (
            <section key={group} aria-label={`Flags: ${title}`}>
              <h3 className="group">{title}</h3>
              <ul>
                {rows.map((flag) => (
                  <FlagRow key={flag.name} flag={flag} compact={compact} />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </Panel>
  );
};
