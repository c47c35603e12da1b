import { useStore } from '@nanostores/react';
import type { Fault } from '#sim/core/faults/fault.ts';
import { Ask } from '../../parts/Ask.tsx';
import { countText } from '../../parts/format.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Empty, Panel, PanelProblem } from '../../parts/Panel.tsx';
import { clearFaults, faultKinds, faults, removeFault } from '../../state/faults.ts';
import { attempt } from '../../state/notice.ts';
import { NewFault } from './NewFault.tsx';

const faultText = ({ kind, delay, code, status, call, rate, spread, after }: Fault): string =>
  [
    faultKinds[kind],
    delay !== undefined && `${delay} ms`,
    spread !== undefined && `spread ${spread}`,
    code,
    after && 'after the call took effect',
    status !== undefined && String(status),
    call !== undefined && `call ${call} only`,
    rate !== undefined && `${Math.round(rate * 100)} % of calls`,
  ]
    .filter(Boolean)
    .join(', ');

/** Shows the faults of this world, and the calls that they affect. */
export const FaultsPanel = () => {
  const { data, problem } = useStore(faults.$state);
  const list = data?.faults ?? [];
  return (
    <Panel
      title="Faults"
      note={data ? `${list.length} set` : undefined}
      tools={
        <Ask
          sure="Click again to clear"
          disabled={list.length === 0}
          onConfirm={() => attempt(clearFaults, 'Faults cleared.')}
        >
          <Icon name="trash" />
          Clear
        </Ask>
      }
    >
      <div className="scroll">
        {problem && <PanelProblem problem={problem} what="faults" />}
        {data && (
          <>
            <NewFault />
            {list.length === 0 && <Empty icon="fault">No faults in this world.</Empty>}
            <ul>
              {list.map((fault, index) => (
                <li key={JSON.stringify(fault)} className="row">
                  <div className="row__words">
                    <code>{fault.endpoint}</code>
                    {fault.name && <span className="changed">{fault.name}</span>}
                    <small>
                      {faultText(fault)} · matched {countText(data.calls[index] ?? 0, 'call')}
                    </small>
                  </div>
                  <button
                    type="button"
                    className="mini mini--icon"
                    aria-label={`Remove fault of ${fault.endpoint}: ${faultText(fault)}`}
                    onClick={() => attempt(() => removeFault(fault), 'Fault removed.')}
                  >
                    <Icon name="close" />
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Panel>
  );
};
