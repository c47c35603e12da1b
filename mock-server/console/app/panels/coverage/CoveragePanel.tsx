import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { Ask } from '../../parts/Ask.tsx';
import { Find } from '../../parts/Find.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { Panel, PanelProblem } from '../../parts/Panel.tsx';
import { ReadOnly } from '../../parts/ReadOnly.tsx';
import { admin } from '../../state/admin.ts';
import { $world } from '../../state/browser.ts';
import { attempt } from '../../state/notice.ts';
import { resource } from '../../state/resource.ts';

/** One endpoint of the contract: how often it returned each status, and under which scenarios. */
interface Covered {
  readonly row: string;
  readonly method: string;
  readonly path: string;
  readonly statuses: Readonly<Record<string, number>>;
  readonly scenarios: readonly string[];
}

const coverage = resource<{ readonly rows: readonly Covered[] }>(() => '/coverage', {
  byPanel: true,
});

/** Resets all counts; throws Problem. */
const clearCoverage = async (): Promise<void> => {
  await admin('DELETE', '/coverage');
  await coverage.load();
};

const called = ({ statuses }: Covered): boolean => Object.keys(statuses).length > 0;

/** Shows which endpoints of the contract have been called since the simulator started, in all worlds. */
export const CoveragePanel = () => {
  const { data, problem } = useStore(coverage.$state);
  const [word, setWord] = useState('');
  const [missingOnly, setMissingOnly] = useState(false);
  const world = useStore($world);
  useEffect(() => {
    if (world) coverage.load();
  }, [world]);
  const rows = data?.rows ?? [];
  const shown = rows.filter(
    (it) =>
      `${it.row} ${it.method} ${it.path} ${it.scenarios.join(' ')}`.toLowerCase().includes(word.trim().toLowerCase()) &&
      !(missingOnly && called(it)),
  );
  return (
    <Panel
      title="Coverage"
      note={data ? `${rows.filter(called).length} of ${rows.length} endpoints called` : undefined}
      tools={
        <>
          <button
            type="button"
            className="mini"
            aria-pressed={missingOnly}
            onClick={() => setMissingOnly(!missingOnly)}
          >
            Never called
          </button>
          <button type="button" className="mini mini--icon" aria-label="Refresh" onClick={() => coverage.load()}>
            <Icon name="reload" />
          </button>
          <Ask sure="Click again to clear" onConfirm={() => attempt(clearCoverage, 'Counts cleared.')}>
            <Icon name="trash" />
            Clear
          </Ask>
          <Find label="Find an endpoint" value={word} onChange={setWord} />
        </>
      }
    >
      <ReadOnly label="Endpoints">
        {problem && <PanelProblem problem={problem} what="coverage" />}
        <ul>
          {shown.map((endpoint) => (
            <li key={endpoint.row} className="row" data-row={endpoint.row}>
              <div className="row__words">
                <code>
                  {endpoint.method} {endpoint.path}
                </code>
                <small>
                  {endpoint.row}
                  {endpoint.scenarios.length > 0 && ` · ${endpoint.scenarios.join(', ')}`}
                </small>
              </div>
              <span className="statuses">
                {Object.entries(endpoint.statuses).map(([status, count]) => (
                  <span key={status} className={Number(status) < 400 ? 'plus' : 'minus'}>
                    {status} × {count}
                  </span>
                ))}
                {!called(endpoint) && <span className="dim">never</span>}
              </span>
            </li>
          ))}
        </ul>
      </ReadOnly>
    </Panel>
  );
};
