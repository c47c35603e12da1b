import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Icon } from '../../parts/Icon.tsx';
import { addFault, type Fault, type FaultKind, faultKinds } from '../../state/faults.ts';
import { attempt } from '../../state/notice.ts';
import { $requests } from '../../state/requests.ts';

const kinds = Object.entries(faultKinds) as [FaultKind, string][];

const faultOf = (form: FormData): Fault => {
  const given = (name: string): string => String(form.get(name) ?? '').trim();
  const numberOf = (name: string) => (given(name) === '' ? undefined : Number(given(name)));
  const [delay, status, call, rate, spread] = ['delay', 'status', 'call', 'rate', 'spread'].map(numberOf);
  return {
    endpoint: given('endpoint') || '*',
    kind: given('kind') as FaultKind,
    ...(delay !== undefined && { delay }),
    ...(given('code') && { code: given('code') }),
    ...(status !== undefined && { status }),
    ...(call !== undefined && { call }),
    ...(rate !== undefined && { rate: rate / 100 }),
    ...(spread !== undefined && { spread }),
    ...(given('after') && { after: true }),
  };
};

/** Sets one more fault; the fields follow its kind. */
export const NewFault = () => {
  const [kind, setKind] = useState<FaultKind>('delay');
  const rows = [...new Set(useStore($requests).flatMap(({ row }) => row ?? []))].sort();
  return (
    <form
      className="fields fields--top"
      onSubmit={(event) => {
        event.preventDefault();
        const fault = faultOf(new FormData(event.currentTarget));
        attempt(() => addFault(fault), `${fault.endpoint}: ${faultKinds[fault.kind]}.`);
      }}
    >
      <label>
        <span>Row of the contract</span>
        <input className="field" name="endpoint" list="rows" placeholder="* for every call" spellCheck={false} />
        <datalist id="rows">
          {rows.map((row) => (
            <option key={row} value={row} />
          ))}
        </datalist>
      </label>
      <label>
        <span>What happens</span>
        <select
          className="field"
          name="kind"
          value={kind}
          onChange={({ target }) => setKind(target.value as FaultKind)}
        >
          {kinds.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {(kind === 'delay' || kind === 'dribble') && (
        <label>
          <span>Milliseconds</span>
          <input className="field field--number" name="delay" type="number" min={0} max={600_000} defaultValue={2000} />
        </label>
      )}
      {kind === 'delay' && (
        <label>
          <span>Spread (fixed)</span>
          <input className="field field--number" name="spread" type="number" min={0} max={3} step={0.1} />
        </label>
      )}
      {kind === 'error' && (
        <label>
          <span>Error code</span>
          <input className="field" name="code" required placeholder="system.unknown" spellCheck={false} />
        </label>
      )}
      {kind === 'status' && (
        <label>
          <span>Status</span>
          <input className="field field--number" name="status" type="number" min={400} max={599} defaultValue={503} />
        </label>
      )}
      <label>
        <span>Call no. (all)</span>
        <input className="field field--number" name="call" type="number" min={1} />
      </label>
      <label>
        <span>% of calls (all)</span>
        <input className="field field--number" name="rate" type="number" min={1} max={100} />
      </label>
      {(kind === 'reset' || kind === 'offline' || kind === 'error' || kind === 'status') && (
        <label className="check">
          <input name="after" type="checkbox" />
          Only the answer is lost
        </label>
      )}
      <button type="submit" className="mini mini--go">
        <Icon name="add" />
        Set it
      </button>
    </form>
  );
};
