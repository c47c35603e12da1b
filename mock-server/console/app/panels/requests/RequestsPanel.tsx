import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Ask } from '../../parts/Ask.tsx';
import { Find } from '../../parts/Find.tsx';
import { countText } from '../../parts/format.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Empty, Panel } from '../../parts/Panel.tsx';
import { worldPath } from '../../state/browser.ts';
import { attempt } from '../../state/notice.ts';
import { $live, $requests, clearRequests } from '../../state/requests.ts';
import { matching, noRequestFilter } from './filter.ts';
import { RequestTable } from './RequestTable.tsx';

const methods = ['GET', 'POST', 'PUT', 'DELETE'];
const kinds = [
  ['2', '2xx'],
  ['4', '4xx'],
  ['5', '5xx'],
  ['none', 'no response'],
] as const;

/** Shows the calls to the world as they arrive. */
export const RequestsPanel = ({ compact = false }: { readonly compact?: boolean }) => {
  const entries = useStore($requests);
  const isLive = useStore($live);
  const [filter, setFilter] = useState(noRequestFilter);
  const shown = matching(entries, filter);
  return (
    <Panel
      title="Requests"
      className="panel--requests"
      note={shown.length === entries.length ? `${shown.length} shown` : `${shown.length} of ${entries.length}`}
      tools={
        <>
          <button
            type="button"
            className={`mini live ${isLive ? 'live--on' : ''}`}
            aria-pressed={isLive}
            onClick={() => $live.set(!isLive)}
          >
            <Icon name={isLive ? 'pause' : 'play'} />
            Live
          </button>
          {!compact && (
            <>
              <select
                className="field"
                aria-label="Method"
                value={filter.method}
                onChange={({ target }) => setFilter({ ...filter, method: target.value })}
              >
                <option value="">All methods</option>
                {methods.map((it) => (
                  <option key={it}>{it}</option>
                ))}
              </select>
              <select
                className="field"
                aria-label="Status"
                value={filter.kind}
                onChange={({ target }) => setFilter({ ...filter, kind: target.value })}
              >
                <option value="">All statuses</option>
                {kinds.map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </>
          )}
          <Find label="Path, status, body" value={filter.word} onChange={(word) => setFilter({ ...filter, word })} />
          <a className="mini" href={`/__admin${worldPath('/requests?format=har')}`} download="requests.har">
            <Icon name="download" />
            HAR
          </a>
          {!compact && (
            <Ask
              sure="Click again to clear"
              disabled={entries.length === 0}
              onConfirm={() => attempt(clearRequests, 'Requests cleared.')}
            >
              <Icon name="trash" />
              Clear
            </Ask>
          )}
        </>
      }
    >
      <div className="scroll">
        {shown.length > 0 && <RequestTable entries={shown} />}
        {shown.length === 0 && (
          <Empty icon="requests">
            {entries.length === 0
              ? 'No requests yet. Requests of this world appear here, newest first.'
              : `No requests found; ${countText(entries.length, 'request')} in total.`}
          </Empty>
        )}
      </div>
    </Panel>
  );
};
