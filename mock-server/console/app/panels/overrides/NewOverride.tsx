import { Icon } from '../../parts/Icon.tsx';
import { given, givenNumber, OrderField, OrderForm } from '../../parts/OrderForm.tsx';
import { RowField } from '../../parts/RowField.tsx';
import { Problem } from '../../state/admin.ts';
import { addOverride } from '../../state/overrides.ts';

/** What was written into the field as JSON; undefined when nothing was. Throws Problem, which names the field. */
const jsonOf = (form: FormData, name: string): unknown => {
  const text = given(form, name);
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    const fault = 'is not valid JSON: put text in double quotes, such as "open"';
    throw new Problem(0, 'Invalid JSON', `${name}: ${fault}`, { faults: [{ field: name, fault }] });
  }
};

const orderOf = (form: FormData): object => {
  const [value, match, delay] = [jsonOf(form, 'value'), jsonOf(form, 'match'), givenNumber(form, 'delay')];
  const errorCode = given(form, 'errorCode');
  const reply = {
    ...(value !== undefined && { value }),
    ...(errorCode && { errorCode }),
    ...(delay !== undefined && { delay }),
  };
  return {
    endpoint: given(form, 'endpoint'),
    replies: [reply],
    ...(match !== undefined && { match }),
    ...(given(form, 'outsideContract') && { outsideContract: true }),
  };
};

/** Sets one more reply; the simulator checks it against the contract. */
export const NewOverride = () => (
  <OrderForm
    order={async (form) => {
      await addOverride(orderOf(form));
      return `Override of ${given(form, 'endpoint')} added.`;
    }}
  >
    <RowField required />
    <OrderField label="Value (JSON)" name="value">
      {(own) => <input {...own} className="field" placeholder="[]" spellCheck={false} />}
    </OrderField>
    <OrderField label="or error code" name="errorCode">
      {(own) => <input {...own} className="field" placeholder="system.unknown" spellCheck={false} />}
    </OrderField>
    <OrderField label="Milliseconds" name="delay">
      {(own) => <input {...own} className="field field--number" type="number" min={0} max={600_000} />}
    </OrderField>
    <OrderField label="Match (JSON)" name="match">
      {(own) => <input {...own} className="field" placeholder='{"member":"player01"}' spellCheck={false} />}
    </OrderField>
    <label className="check">
      <input name="outsideContract" type="checkbox" />
      Skip contract check
    </label>
    <button type="submit" className="mini mini--go">
      <Icon name="add" />
      Add override
    </button>
  </OrderForm>
);
