import { useState } from 'react';
import type { ErrorCode } from '#contract/errors.ts';
import type { Fault } from '#sim/core/faults/fault.ts';
import { AdminField, AdminForm, formNumber, formText, SubmitButton } from '../../parts/AdminForm.tsx';
import { EndpointField } from '../../parts/EndpointField.tsx';
import { addFault, type FaultKind, faultKinds } from '../../state/faults.ts';

const kinds = Object.entries(faultKinds) as [FaultKind, string][];

const faultOf = (form: FormData): Fault => {
  const [delay, status, call, rate, spread] = ['delay', 'status', 'call', 'rate', 'spread'].map((name) =>
    formNumber(form, name),
  );
  return {
    endpoint: formText(form, 'endpoint') || '*',
    kind: formText(form, 'kind') as FaultKind,
    ...(delay !== undefined && { delay }),
    ...(formText(form, 'code') && { code: formText(form, 'code') as ErrorCode }),
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
    <AdminForm
      submit={async (form) => {
        const fault = faultOf(form);
        await addFault(fault);
        return `${fault.endpoint}: ${faultKinds[fault.kind]}.`;
      }}
    >
      <EndpointField placeholder="* for all calls" />
      <AdminField label="Fault" name="kind">
        {(own) => (
          <select {...own} className="field" value={kind} onChange={({ target }) => setKind(target.value as FaultKind)}>
            {kinds.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </AdminField>
      {(kind === 'delay' || kind === 'dribble') && (
        <AdminField label="Milliseconds" name="delay">
          {(own) => <input {...number(own)} min={0} max={600_000} defaultValue={2000} />}
        </AdminField>
      )}
      {kind === 'delay' && (
        <AdminField label="Spread (none)" name="spread">
          {(own) => <input {...number(own)} min={0} max={3} step={0.1} />}
        </AdminField>
      )}
      {kind === 'error' && (
        <AdminField label="Error code" name="code">
          {(own) => <input {...own} className="field" required placeholder="system.unknown" spellCheck={false} />}
        </AdminField>
      )}
      {kind === 'status' && (
        <AdminField label="Status" name="status">
          {(own) => <input {...number(own)} min={400} max={599} defaultValue={503} />}
        </AdminField>
      )}
      <AdminField label="Call no. (all)" name="call">
        {(own) => <input {...number(own)} min={1} />}
      </AdminField>
      <AdminField label="% of calls (all)" name="rate">
        {(own) => <input {...number(own)} min={1} max={100} />}
      </AdminField>
      {(kind === 'reset' || kind === 'offline' || kind === 'error' || kind === 'status') && (
        <label className="check">
          <input name="after" type="checkbox" />
          Apply the call, then fail
        </label>
      )}
      <SubmitButton icon="add">Add fault</SubmitButton>
    </AdminForm>
  );
};
