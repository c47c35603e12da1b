import { useStore } from '@nanostores/react';
import { isoOffset } from '#lib/dates/market-time.ts';
import { AdminField, AdminForm, formText, SubmitButton } from '../../parts/AdminForm.tsx';
import { $world } from '../../state/browser.ts';
import { createWorld, type WorldInput, type WorldSummary } from '../../state/worlds.ts';

const inputOf = (form: FormData): WorldInput => {
  const [seed, from, now] = ['seed', 'from', 'now'].map((name) => formText(form, name));
  return {
    name: formText(form, 'name'),
    ...(from ? { from } : { ...(seed && { seed }), ...(now && { now: `${now}:00${isoOffset}` }) }),
  };
};

/** Shows the form that creates a kept world, from a seed or as a copy, and switches this browser to it. */
export const NewWorld = ({ worlds }: { readonly worlds: readonly WorldSummary[] }) => {
  const here = useStore($world);
  return (
    <AdminForm
      className="fields"
      resets
      submit={async (form) => {
        const input = inputOf(form);
        await createWorld(input);
        return `World ${input.name} created. This browser now uses it.`;
      }}
    >
      <AdminField label="New world" name="name">
        {(own) => (
          <input
            {...own}
            className="field"
            required
            pattern="[a-z0-9\-]{1,64}"
            placeholder="name: a-z, 0-9, -"
            title="1 to 64 of a-z, 0-9 and -"
          />
        )}
      </AdminField>
      <AdminField label="From" name="from">
        {(own) => (
          <select {...own} className="field" defaultValue="">
            <option value="">its seed</option>
            {worlds.map(({ name }) => (
              <option key={name} value={name}>
                a copy of {name}
                {name === here ? ' (here)' : ''}
              </option>
            ))}
          </select>
        )}
      </AdminField>
      <AdminField label="Seed" name="seed">
        {(own) => <input {...own} className="field" maxLength={64} placeholder="as default" />}
      </AdminField>
      <AdminField label="Freeze clock at" name="now">
        {(own) => <input {...own} className="field" type="datetime-local" />}
      </AdminField>
      <SubmitButton icon="add">Create world</SubmitButton>
    </AdminForm>
  );
};
