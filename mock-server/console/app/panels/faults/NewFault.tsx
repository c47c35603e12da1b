import { useState } from 'react';
import { Icon } from '../../parts/Icon.tsx';
import { formNumber, formText, OrderField, OrderForm } from '../../parts/OrderForm.tsx';
import { RowField } from '../../parts/RowField.tsx';
import { addFault, type Fault, type FaultKind, faultKinds } from '../../state/faults.ts';

const kinds = Object.entries(faultKinds) as [FaultKind, string][];

const faultOf = (form: FormData): Fault => {
  const [delay, status, call, rate, spread] = ['delay', 'status', 'call', 'rate', 'spread'].map((name) =>
    formNumber(form, name),
  );
  return {
    endpoint: formText(form, 'endpoint') || '*',
    kind: formText(form, 'kind') as FaultKind,
    ...(delay !== undefined && { delay }),
    ...(formText(form, 'code') && { code: formText(form, 'code') }),
    ...(status !== undefined && { status }),
    ...(call !== undefined && { call }),
    ...(rate !== undefined && { rate: rate / 100 }),
    ...(spread !== undefined && { spread }),
    ...(formText(form, 'after') && { after: true }),
  };
};

const number = (own: object) => ({ ...own, className: 'field field--number', type: 'number' }) as const;

/** Shows the form that adds a fault; its fields depend on the kind. */
export const NewFault = () => {
  const [kind, setKind] = useState<FaultKind>('delay');
  return (
    <OrderForm
      order={async (form) => {
        const fault = faultOf(form);
        await addFault(fault);
        return `${fault.endpoint}: ${faultKinds[fault.kind]}.`;
      }}
    >
      <RowField placeholder="* for all calls" />
      <OrderField label="Fault" name="kind">
        {(own) => (
          <select {...own} className="field" value={kind} onChange={({ target }) => setKind(target.value as FaultKind)}>
            {kinds.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </OrderField>
      {(kind === 'delay' || kind === 'dribble') && (
        <OrderField label="Milliseconds" name="delay">
          {(own) => <input {...number(own)} min={0} max={600_000} defaultValue={2000} />}
        </OrderField>
      )}
      {kind === 'delay' && (
        <OrderField label="Spread (none)" name="spread">
          {(own) => <input {...number(own)} min={0} max={3} step={0.1} />}
        </OrderField>
      )}
      {kind === 'error' && (
        <OrderField label="Error code" name="code">
          {(own) => <input {...own} className="field" required placeholder="system.unknown" spellCheck={false} />}
        </OrderField>
      )}
      {kind === 'status' && (
        <OrderField label="Status" name="status">
          {(own) => <input {...number(own)} min={400} max={599} defaultValue={503} />}
        </OrderField>
      )}
      <OrderField label="Call no. (all)" name="call">
        {(own) => <input {...number(own)} min={1} />}
      </OrderField>
      <OrderField label="% of calls (all)" name="rate">
        {(own) => <input {...number(own)} min={1} max={100} />}
      </OrderField>
      {(kind === 'reset' || kind === 'offline' || kind === 'error' || kind === 'status') && (
        <label className="check">
          <input name="after" type="checkbox" />
          Apply the call, then fail
        </label>
      )}
      <button type="submit" className="mini mini--go">
        <Icon name="add" />
        Add fault
      </button>
    </OrderForm>
  );
};
