import { useStore } from '@nanostores/react';
import { Icon } from '../../parts/Icon.tsx';
import { formText, OrderField, OrderForm } from '../../parts/OrderForm.tsx';
import { $world } from '../../state/browser.ts';
import { createWorld, type WorldOrder, type WorldSummary } from '../../state/worlds.ts';

const orderOf = (form: FormData): WorldOrder => {
  const [seed, from, now] = ['seed', 'from', 'now'].map((name) => formText(form, name));
  return {
    name: formText(form, 'name'),
    ...(from ? { from } : { ...(seed && { seed }), ...(now && { now: `${now}:00+08:00` }) }),
  };
};

/** Shows the form that creates a kept world, from a seed or as a copy, and switches this browser to it. */
export const NewWorld = ({ worlds }: { readonly worlds: readonly WorldSummary[] }) => {
  const here = useStore($world);
  return (
    <OrderForm
      className="fields"
      resets
      order={async (form) => {
        const order = orderOf(form);
        await createWorld(order);
        return `World ${order.name} created. This browser now uses it.`;
      }}
    >
      <OrderField label="New world" name="name">
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
      </OrderField>
      <OrderField label="From" name="from">
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
      </OrderField>
      <OrderField label="Seed" name="seed">
        {(own) => <input {...own} className="field" maxLength={64} placeholder="as default" />}
      </OrderField>
      <OrderField label="Freeze clock at" name="now">
        {(own) => <input {...own} className="field" type="datetime-local" />}
      </OrderField>
      <button type="submit" className="mini mini--go">
        <Icon name="add" />
        Create world
      </button>
    </OrderForm>
  );
};
