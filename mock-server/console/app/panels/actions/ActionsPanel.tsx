import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { AdminField, AdminForm, formNumber, formText, SubmitButton } from '../../parts/AdminForm.tsx';
import { JsonField, jsonOf } from '../../parts/JsonField.tsx';
import { Panel, PanelProblem } from '../../parts/Panel.tsx';
import { type ActionField, type ActionForm, actions, runAction } from '../../state/actions.ts';
import { members } from '../../state/members.ts';

/** Returns a name such as `payDeposit` as a label. */
const labelOf = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Returns the schema of a field that may also be null. */
const shownField = (field: ActionField): ActionField => field.anyOf?.find((it) => it.enum) ?? field;

const isJson = ({ type }: ActionField): boolean => type === 'object' || type === 'array';
const isNumber = ({ type }: ActionField): boolean => type === 'number' || type === 'integer';

/** Returns the input in a form; empty fields are left out. */
const inputOf = (form: FormData, { input }: ActionForm): object =>
  Object.fromEntries(
    Object.entries(input.properties).flatMap(([name, field]) => {
      const value = isJson(field)
        ? jsonOf(form, name)
        : isNumber(field)
          ? formNumber(form, name)
          : formText(form, name);
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
  );

const Field = ({ name, action }: { readonly name: string; readonly action: ActionForm }) => {
  const { data } = useStore(members.$state);
  const field = shownField(action.input.properties[name] ?? {});
  const isRequired = action.input.required?.includes(name) === true;
  const example = action.example[name];
  const label = isRequired ? labelOf(name) : `${labelOf(name)} (optional)`;
  if (isJson(field))
    return (
      <JsonField label={label} name={name} placeholder={example === undefined ? 'JSON' : JSON.stringify(example)} />
    );
  return (
    <AdminField label={label} name={name}>
      {(own) => {
        const common = { ...own, title: field.description, required: isRequired };
        if (field.enum)
          return (
            <select {...common} className="field" defaultValue={isRequired ? String(example ?? '') : ''}>
              {!isRequired && <option value="">{field.default === undefined ? 'None' : `${field.default}`}</option>}
              {field.enum.map((it) => (
                <option key={it}>{it}</option>
              ))}
            </select>
          );
        if (name === 'account' && data && !action.name.startsWith('addMember'))
          return (
            <select {...common} className="field" defaultValue={String(example ?? '')}>
              {data.members.map((it) => (
                <option key={it.account}>{it.account}</option>
              ))}
            </select>
          );
        return (
          <input
            {...common}
            className={isNumber(field) ? 'field field--number' : 'field'}
            inputMode={isNumber(field) ? 'decimal' : undefined}
            placeholder={example === undefined ? undefined : String(example)}
            spellCheck={false}
            autoCapitalize="off"
          />
        );
      }}
    </AdminField>
  );
};

/** Shows one form for each action, with its result. */
export const ActionsPanel = () => {
  const { data, problem } = useStore(actions.$state);
  const [name, setName] = useState('payDeposit');
  const [result, setResult] = useState('');
  const action = data?.actions.find((it) => it.name === name);
  return (
    <Panel title="Actions">
      <div className="scroll form-page">
        {problem && <PanelProblem problem={problem} what="actions" />}
        <select
          className="field"
          aria-label="Action"
          value={name}
          onChange={({ target }) => {
            setName(target.value);
            setResult('');
          }}
        >
          {data?.actions.map((it) => (
            <option key={it.name} value={it.name}>
              {labelOf(it.name)}
            </option>
          ))}
        </select>
        {action && (
          <>
            <p className="lead">{action.does}</p>
            <AdminForm
              key={name}
              submit={async (form) => {
                setResult('');
                setResult(JSON.stringify(await runAction(name, inputOf(form, action)), null, 2));
                return `${labelOf(name)}: done.`;
              }}
            >
              {Object.keys(action.input.properties).map((field) => (
                <Field key={field} name={field} action={action} />
              ))}
              <SubmitButton>{labelOf(name)}</SubmitButton>
            </AdminForm>
          </>
        )}
        {result && <pre role="status">{result}</pre>}
      </div>
    </Panel>
  );
};
