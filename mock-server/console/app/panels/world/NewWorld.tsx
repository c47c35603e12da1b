import { useStore } from '@nanostores/react';
import { Icon } from '../../parts/Icon.tsx';
import { $world } from '../../state/browser.ts';
import { attempt } from '../../state/notice.ts';
import { createWorld, type WorldOrder, type WorldSummary } from '../../state/worlds.ts';

const orderOf = (form: FormData): WorldOrder => {
  const given = (name: string): string => String(form.get(name) ?? '').trim();
  const [seed, from, at] = [given('seed'), given('from'), given('at')];
  return {
    name: given('name'),
    ...(from ? { from } : { ...(seed && { seed }), ...(at && { now: `${at}:00+08:00` }) }),
  };
};

/** Makes a world that is kept, fresh from a seed or as a copy, and takes this browser there. */
export const NewWorld = ({ worlds }: { readonly worlds: readonly WorldSummary[] }) => {
  const here = useStore($world);
  return (
    <form
      className="fields"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const order = orderOf(new FormData(form));
        attempt(() => createWorld(order), `World ${order.name} is made, and this browser is in it.`).then((made) => {
          if (made) form.reset();
        });
      }}
    >
      <label>
        <span>New world</span>
        <input
          className="field"
          name="name"
          required
          pattern="[a-z0-9\-]{1,64}"
          placeholder="name: a-z, 0-9, -"
          title="1 to 64 of a-z, 0-9 and -"
        />
      </label>
      <label>
        <span>From</span>
        <select className="field" name="from" defaultValue="">
          <option value="">its seed</option>
          {worlds.map(({ name }) => (
            <option key={name} value={name}>
              a copy of {name}
              {name === here ? ' (here)' : ''}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>Seed</span>
        <input className="field" name="seed" maxLength={64} placeholder="as default" />
      </label>
      <label>
        <span>Stop the clock at</span>
        <input className="field" name="at" type="datetime-local" />
      </label>
      <button type="submit" className="mini mini--go">
        <Icon name="add" />
        Make it
      </button>
    </form>
  );
};
