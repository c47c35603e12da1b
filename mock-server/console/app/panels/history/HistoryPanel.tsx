import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { pathOf } from '#sim/core/url.ts';
import { countText, timeText } from '../../parts/format.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Empty, Panel, PanelProblem } from '../../parts/Panel.tsx';
import { $changed, history, loadCallChanges, type PastCall } from '../../state/history.ts';
import { attempt } from '../../state/notice.ts';
import { $requests } from '../../state/requests.ts';
import { Difference } from '../snapshots/Difference.tsx';
import { GoOn } from './GoOn.tsx';

/** Shows the calls that changed the world, with their changes; each can be continued from in a new world. */
export const HistoryPanel = () => {
  const { data, problem } = useStore(history.$state);
  const newest = useStore($requests)[0]?.seq;
  useEffect(() => void history.load(), [newest]);
  const calls = data?.calls ?? [];
  return (
    <Panel title="History" note={data ? countText(calls.length, 'change') : undefined}>
      <div className="scroll">
        {problem && <PanelProblem problem={problem} what="a history" />}
        {data && calls.length === 0 && (
          <Empty icon="history">No changes yet. Use the site, then step back from here.</Empty>
        )}
        <ul>
          {calls.map((it) => (
            <PastRow key={it.call} it={it} />
          ))}
        </ul>
      </div>
    </Panel>
  );
};

const PastRow = ({ it }: { readonly it: PastCall }) => {
  const changed = useStore($changed);
  const isOpen = changed?.call === it.call;
  return (
    <li className={`past ${isOpen ? 'row--open' : ''}`} data-call={it.call}>
      <div className="row">
        <div className="row__words">
          <code>
            {it.method} {it.url === null ? `call ${it.call}` : pathOf(it.url)}
          </code>
          {it.account && <span className="changed">{it.account}</span>}
          <small>
            {timeText(it.at)} · {countText(it.documents, 'document')}: {it.kinds.join(', ')}
          </small>
        </div>
        <button
          type="button"
          className="mini"
          aria-expanded={isOpen}
          onClick={() => (isOpen ? $changed.set(null) : attempt(() => loadCallChanges(it.call)))}
        >
          <Icon name="diff" />
          Show changes
          <span className="vh"> of call {it.call}</span>
        </button>
        <GoOn call={it.call} side="before" />
        <GoOn call={it.call} side="after" />
      </div>
      {isOpen && changed && (
        <div className="card">
          <Difference from={`before call ${it.call}`} changes={changed.changes} />
        </div>
      )}
    </li>
  );
};
