import { useState } from 'react';
import { Problem } from '../state/admin.ts';
import { AdminField, formText } from './AdminForm.tsx';

interface JsonFieldProps {
  readonly label: string;
  readonly name: string;
  readonly placeholder: string;
}

/** Returns the JSON syntax error of a text with its position; undefined if it is valid or empty. */
const jsonFault = (text: string): string | undefined => {
  if (text.trim() === '') return undefined;
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return `is not valid JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
};

/** Returns the JSON value of a field; undefined if it is empty. Throws Problem, which names the field. */
export const jsonOf = (form: FormData, name: string): unknown => {
  const text = formText(form, name);
  const fault = jsonFault(text);
  if (fault !== undefined)
    throw new Problem(0, 'Invalid JSON', `${name}: ${fault}`, { faults: [{ field: name, fault }] });
  return text === '' ? undefined : JSON.parse(text);
};

/** Shows an editor for JSON that grows with its text and reports errors on blur. */
export const JsonField = ({ label, name, placeholder }: JsonFieldProps) => {
  const [text, setText] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const fault = isChecked ? jsonFault(text) : undefined;
  return (
    <AdminField label={label} name={name}>
      {(own) => (
        <>
          <textarea
            {...own}
            className="field field--json"
            aria-invalid={own['aria-invalid'] || fault !== undefined}
            rows={Math.min(16, Math.max(1, text.split('\n').length))}
            placeholder={placeholder}
            spellCheck={false}
            autoCapitalize="off"
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setIsChecked(false);
            }}
            onBlur={() => setIsChecked(true)}
          />
          {fault !== undefined && own['aria-describedby'] === undefined && (
            <p className="admin-form__fault" role="status">
              {fault}
            </p>
          )}
        </>
      )}
    </AdminField>
  );
};
