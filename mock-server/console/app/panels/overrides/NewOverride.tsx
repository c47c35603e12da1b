import { useStore } from '@nanostores/react';
import { Icon } from '../../parts/Icon.tsx';
import { Problem } from '../../state/admin.ts';
import { attempt } from '../../state/notice.ts';
import { addOverride } from '../../state/overrides.ts';
import { $requests } from '../../state/requests.ts';

/** What was written into the field as JSON; undefined when nothing was. Throws Problem, which names the field. */
const jsonOf = (form: FormData, name: string, title: string): unknown => {
  const text = String(form.get(name) ?? '').trim();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem(0, title, 'this is not JSON.');
  }
};

const orderOf = (form: FormData): object => {
  const given = (name: string): string => String(form.get(name) ?? '').trim();
  const [value, match] = [jsonOf(form, 'value', 'Value'), jsonOf(form, 'match', 'Only calls with')];
  const reply = {
    ...(value !== undefined && { value }),
    ...(given('code') && { errorCode: given('code') }),
    ...(given('delay') && { delay: Number(given('delay')) }),
  };
  return {
    endpoint: given('endpoint'),
    replies: [reply],
    ...(match !== undefined && { match }),
    ...(given('outside') && { outsideContract: true }),
  };
};

/** Sets one more reply; the simulator checks it against the contract. */
export const NewOverride = () => {
  const rows = [...new Set(useStore($requests).flatMap(({ row }) => row ?? []))].sort();
  return (
    <form
      className="fields fields--top"
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        attempt(async () => addOverride(orderOf(form)), `${form.get('endpoint')} is answered so from now on.`);
      }}
    >
      <label>
        <span>Row of the contract</span>
        <input className="field" name="endpoint" list="answered-rows" required spellCheck={false} />
        <datalist id="answered-rows">
          {rows.map((row) => (
            <option key={row} value={row} />
          ))}
        </datalist>
      </label>
      <label>
        <span>Value (JSON)</span>
        <input className="field" name="value" placeholder="[]" spellCheck={false} />
      </label>
      <label>
        <span>or error code</span>
        <input className="field" name="code" placeholder="system.unknown" spellCheck={false} />
      </label>
      <label>
        <span>Milliseconds</span>
        <input className="field field--number" name="delay" type="number" min={0} max={600_000} />
      </label>
      <label>
        <span>Only calls with (JSON)</span>
        <input className="field" name="match" placeholder='{"member":"player01"}' spellCheck={false} />
      </label>
      <label className="check">
        <input name="outside" type="checkbox" />
        Outside the contract
      </label>
      <button type="submit" className="mini mini--go">
        <Icon name="add" />
        Answer so
      </button>
    </form>
  );
};
