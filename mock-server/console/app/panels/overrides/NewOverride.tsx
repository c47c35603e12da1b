import { useState } from 'react';
import { AdminField, AdminForm, formNumber, formText, SubmitButton } from '../../parts/AdminForm.tsx';
import { EndpointField } from '../../parts/EndpointField.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { JsonField, jsonOf } from '../../parts/JsonField.tsx';
import { Problem } from '../../state/admin.ts';
import { addOverride } from '../../state/overrides.ts';

/** Returns the name of a field in one reply of a sequence; the first reply uses the names of the body. */
const fieldOf = (name: string, at: number): string => (at === 0 ? name : `${name}-${at}`);

const replyOf = (form: FormData, at: number): object => {
  const own = (name: string): string => fieldOf(name, at);
  const [value, patch, headers] = ['value', 'patch', 'headers'].map((name) => jsonOf(form, own(name)));
  const [errorCode, delay] = [formText(form, own('errorCode')), formNumber(form, own('delay'))];
  return {
    ...(value !== undefined && { value }),
    ...(patch !== undefined && { patch }),
    ...(headers !== undefined && { headers }),
    ...(errorCode && { errorCode }),
    ...(delay !== undefined && { delay }),
  };
};

const inputOf = (form: FormData, replies: number): object => {
  const match = jsonOf(form, 'match');
  return {
    endpoint: formText(form, 'endpoint'),
    replies: Array.from({ length: replies }, (_, index) => replyOf(form, index)),
    ...(match !== undefined && { match }),
    ...(formText(form, 'outsideContract') && { outsideContract: true }),
  };
};

/** Moves errors of later replies in a sequence to the fields of those replies. */
const withFieldsOfReplies = (error: unknown): unknown => {
  if (!(error instanceof Problem)) return error;
  const faults = error.faults.map(({ field, fault }) => {
    const [, at = '0', name = ''] = /^replies\.(\d+)\.(\w+)/.exec(field) ?? [];
    return { field: name ? fieldOf(name, Number(at)) : field, fault };
  });
  return new Problem(error.status, error.title, error.message, { faults });
};

const ReplyFields = ({ at, several }: { readonly at: number; readonly several: boolean }) => {
  const nth = several ? ` of reply ${at + 1}` : '';
  return (
    <fieldset className="fields fields--top">
      {several && <legend>Reply {at + 1}</legend>}
      <JsonField label={`Value (JSON)${nth}`} name={fieldOf('value', at)} placeholder="[]" />
      <JsonField label={`or patch (JSON)${nth}`} name={fieldOf('patch', at)} placeholder='{"nickname":"Ana"}' />
      <AdminField label={`or error code${nth}`} name={fieldOf('errorCode', at)}>
        {(own) => <input {...own} className="field" placeholder="system.unknown" spellCheck={false} />}
      </AdminField>
      <JsonField label={`Headers (JSON)${nth}`} name={fieldOf('headers', at)} placeholder='{"Retry-After":"30"}' />
      <AdminField label={`Milliseconds${nth}`} name={fieldOf('delay', at)}>
        {(own) => <input {...own} className="field field--number" type="number" min={0} max={600_000} />}
      </AdminField>
    </fieldset>
  );
};

/**
 * Shows the form that adds an override with a reply or a sequence of them; the simulator checks it against the
 * contract.
 */
export const NewOverride = () => {
  const [replies, setReplies] = useState(1);
  return (
    <AdminForm
      submit={async (form) => {
        try {
          await addOverride(inputOf(form, replies));
        } catch (error) {
          throw withFieldsOfReplies(error);
        }
        return `Override of ${formText(form, 'endpoint')} added.`;
      }}
    >
      <EndpointField required />
      {Array.from({ length: replies }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: replies are identified by their position.
        <ReplyFields key={index} at={index} several={replies > 1} />
      ))}
      <button type="button" className="mini" onClick={() => setReplies(replies + 1)}>
        <Icon name="add" />
        Then another reply
      </button>
      {replies > 1 && (
        <button type="button" className="mini" onClick={() => setReplies(replies - 1)}>
          <Icon name="close" />
          Remove last reply
        </button>
      )}
      <JsonField label="Match (JSON)" name="match" placeholder='{"member":"player01"}' />
      <label className="check">
        <input name="outsideContract" type="checkbox" />
        Skip contract check
      </label>
      <SubmitButton icon="add">Add override</SubmitButton>
    </AdminForm>
  );
};
