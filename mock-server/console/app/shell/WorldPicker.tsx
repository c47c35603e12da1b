import { useStore } from '@nanostores/react';
import { Icon } from '../parts/Icon.tsx';
import { $world } from '../state/browser.ts';
import { attempt } from '../state/notice.ts';
import { enterWorld, worlds } from '../state/worlds.ts';

/** Shows the world of this browser, and switches it to another. */
export const WorldPicker = () => {
  const world = useStore($world);
  const { data } = useStore(worlds.$state);
  const listed = [...(data?.worlds ?? []), ...(data?.elsewhere ?? [])].map(({ name }) => name);
  const names = new Set([...(world === null ? [] : [world]), ...listed]);
  return (
    <div className="brand">
      <span className="brand__mark">
        <Icon name="mark" />
      </span>
      <h1>Simulator</h1>
      <label className="brand__world">
        <span>world</span>
        <select
          value={world ?? ''}
          title="World of all tabs of this browser"
          onChange={({ target }) =>
            attempt(() => enterWorld(target.value), `All tabs of this browser now use world ${target.value}.`)
          }
        >
          {[...names].map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
    </div>
  );
};
