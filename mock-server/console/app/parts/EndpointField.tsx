import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { $requests } from '../state/requests.ts';
import { AdminField } from './AdminForm.tsx';

interface EndpointFieldProps {
  readonly required?: boolean;
  readonly placeholder?: string;
}

/** Shows the field for an endpoint of the contract; recently called ones are suggested. */
export const EndpointField = (props: EndpointFieldProps) => {
  const id = useId();
  const names = [...new Set(useStore($requests).flatMap(({ row }) => row ?? []))].sort();
  return (
    <>
      <AdminField label="Endpoint" name="endpoint">
        {(own) => <input {...own} {...props} className="field" list={id} spellCheck={false} />}
      </AdminField>
      <datalist id={id}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
};
