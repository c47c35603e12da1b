import { useStore } from '@nanostores/react';
import { Ask } from '../../parts/Ask.tsx';
import { sizeText, stampText } from '../../parts/format.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Panel, Trouble } from '../../parts/Panel.tsx';
import { $browser, showToolbar } from '../../state/browser.ts';
import { attempt } from '../../state/notice.ts';
import { dropWorld, enterWorld, type MemoryUse, type WorldSummary, worlds } from '../../state/worlds.ts';
import { NewWorld } from './NewWorld.tsx';

/** Every world of this simulator, and which one this browser is in. */
export const WorldPanel = () => {
  const browser = useStore($browser);
  const { data, problem } = useStore(worlds.$it);
  return (
    <Panel
      title="Worlds"
      note={data ? `${data.worlds.length}` : undefined}
      tools={
        <label className="check">
          <input
            type="checkbox"
            checked={browser?.toolbar ?? false}
            onChange={({ target }) =>
              attempt(() => showToolbar(target.checked), target.checked ? 'Toolbar on.' : 'Toolbar off.')
            }
          />
          Toolbar on pages of this browser
        </label>
      }
    >
      <div className="scroll">
        {problem && <Trouble problem={problem} what="worlds" />}
        <p className="lead">
          All tabs of this browser use world <b>{browser?.world}</b>. Another browser or a private window can use
          another world at the same time.
        </p>
        {data && <Memory use={data.memory} />}
        <NewWorld worlds={data?.worlds ?? []} />
        <ul>
          {(data?.worlds ?? []).map((world) => (
            <WorldRow key={world.name} world={world} here={world.name === browser?.world} />
          ))}
        </ul>
      </div>
    </Panel>
  );
};

const Memory = ({
  use: { limit, total, journals, documents, seeds, caches, released },
}: {
  readonly use: MemoryUse;
}) => (
  <div className="memory">
    <p>
      Memory: <b>{sizeText(total)}</b> of {sizeText(limit)}
    </p>
    <meter aria-label="Memory in use" min={0} max={limit} high={limit * 0.9} value={total} />
    <p>
      <small>
        journals {sizeText(journals)}, documents {sizeText(documents)}, seeds {sizeText(seeds)}, pictures{' '}
        {sizeText(caches)}; evicted: {released.calls} old calls, {released.worlds} worlds
      </small>
    </p>
  </div>
);

const WorldRow = ({ world, here }: { readonly world: WorldSummary; readonly here: boolean }) => (
  <li className="row" data-world={world.name}>
    <div className="row__words">
      <code>{world.name}</code>
      {here && <span className="changed">this browser</span>}
      <small>
        seed {world.seed}, history to {world.day}, clock {stampText(world.now)}, reset {world.resets} times,{' '}
        {sizeText(world.bytes)}, {world.kept ? 'kept' : 'deleted after 30 idle minutes'}
      </small>
    </div>
    {!here && (
      <button
        type="button"
        className="mini mini--go"
        aria-label={`Switch to ${world.name}`}
        onClick={() => attempt(() => enterWorld(world.name), `This browser now uses world ${world.name}.`)}
      >
        Switch
      </button>
    )}
    {!here && world.name !== 'default' && (
      <Ask
        sure="Click again to delete"
        onSure={() => attempt(() => dropWorld(world.name), `World ${world.name} deleted.`)}
      >
        <Icon name="trash" />
        <span className="vh">Delete {world.name}</span>
      </Ask>
    )}
  </li>
);
