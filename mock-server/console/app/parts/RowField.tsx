import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { $requests } from '../state/requests.ts';
import { AdminField } from './AdminForm.tsx';

interface RowFieldProps {
  readonly required?: boolean;
  readonly placeholder?: string;
}

/** Shows the field for an endpoint of the contract; recently called ones are suggested. */
export const RowField = (props: RowFieldProps) => {
  const id = useId();
  const rows = [...new Set(useStore($requests).flatMap(({ row }) => row ?? []))].sort();
  return (
    <>
      <AdminField label="Endpoint" name="endpoint">
        {(own) => <input {...own} {...props} className="field" list={id} spellCheck={false} />}
      </AdminField>
      <datalist id={id}>
        {rows.map((row) => (
          <option key={row} value={row} />
        ))}
      </datalist>
    </>
  );
};
