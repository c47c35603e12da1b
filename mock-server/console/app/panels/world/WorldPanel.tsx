import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Ask } from '../../parts/Ask.tsx';
import { Find } from '../../parts/Find.tsx';
import { countText, sizeText, stampText } from '../../parts/format.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Panel, PanelProblem } from '../../parts/Panel.tsx';
import { $browser, showToolbar } from '../../state/browser.ts';
import { attempt } from '../../state/notice.ts';
import {
  deleteWorld,
  dropWorlds,
  enterWorld,
  type MemoryUse,
  type OtherWorld,
  resetUnavailable,
  type WorldSummary,
  worlds,
} from '../../state/worlds.ts';
import { NewWorld } from './NewWorld.tsx';

/** Shows all worlds of this simulator and which one this browser uses. */
export const WorldPanel = () => {
  const browser = useStore($browser);
  const { data, problem } = useStore(worlds.$state);
  const [word, setWord] = useState('');
  const all = data?.worlds ?? [];
  const shown = all.filter(({ name, title }) => `${name} ${title ?? ''}`.toLowerCase().includes(word.toLowerCase()));
  const others = (data?.elsewhere ?? []).filter(({ name }) => name.includes(word.toLowerCase()));
  const deletable = shown.filter(({ kept, name }) => !kept && name !== 'default');
  return (
    <Panel
      title="Worlds"
      note={data ? (word ? `${shown.length} of ${all.length}` : `${all.length}`) : undefined}
      tools={
        <>
          <Find label="Find a world" value={word} onChange={setWord} />
          <Ask
            sure={`Click again to delete ${deletable.length}`}
            disabled={deletable.length === 0}
            onConfirm={() =>
              attempt(async () => void (await dropWorlds(word)), `${countText(deletable.length, 'world')} deleted.`)
            }
          >
            <Icon name="trash" />
            Delete unkept{word && ' found'}
          </Ask>
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
        </>
      }
    >
      <div className="scroll">
        {problem && <PanelProblem problem={problem} what="worlds" />}
        <p className="lead">
          All tabs of this browser use world <b>{browser?.world}</b>. Another browser or a private window can use
          another world at the same time.
        </p>
        {data && <Memory use={data.memory} />}
        {data?.unavailable.map(({ name, detail }) => (
          <p key={name} className="lead" role="alert">
            {detail}{' '}
            <a href={`/__admin/worlds/${name}/snapshot`} download={`${name}.json`}>
              Download its contents<span className="vh"> of world {name}</span>
            </a>{' '}
            <Ask
              sure="Click again to discard its contents"
              onConfirm={() => attempt(() => resetUnavailable(name), `World ${name} was reset to its seed.`)}
            >
              Reset {name}
            </Ask>
            {name !== 'default' && (
              <Ask
                sure="Click again to delete"
                onConfirm={() => attempt(() => deleteWorld(name), `World ${name} deleted.`)}
              >
                Delete {name}
              </Ask>
            )}
          </p>
        ))}
        <NewWorld worlds={all} />
        <ul>
          {shown.map((world) => (
            <WorldRow key={world.name} world={world} here={world.name === browser?.world} />
          ))}
        </ul>
        {others.length > 0 && <h3>On other processes</h3>}
        <ul>
          {others.map((world) => (
            <OtherRow key={world.name} world={world} here={world.name === browser?.world} />
          ))}
        </ul>
      </div>
    </Panel>
  );
};

const OtherRow = ({ world: { name, address, team }, here }: { readonly world: OtherWorld; readonly here: boolean }) => (
  <li className="row" data-world={name}>
    <div className="row__words">
      <code>{name}</code>
      {here && <span className="changed">this browser</span>}
      <small>
        {address === null ? 'stored, not loaded' : `served by ${address}`}
        {team !== null && `, team ${team}`}
      </small>
    </div>
    {!here && <SwitchTo name={name} />}
  </li>
);

const SwitchTo = ({ name }: { readonly name: string }) => (
  <button
    type="button"
    className="mini mini--go"
    aria-label={`Switch to ${name}`}
    onClick={() => attempt(() => enterWorld(name), `This browser now uses world ${name}.`)}
  >
    Switch
  </button>
);

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
      {world.title && <span> {world.title}</span>}
      <small>
        {world.lastCall
          ? `${countText(world.calls, 'call')}, last ${stampText(world.lastCall.at)} ${world.lastCall.method} ${world.lastCall.url} ${world.lastCall.status}; `
          : 'no calls; '}
        {world.brand !== null && `brand ${world.brand}, market ${world.market}, `}
        seed {world.seed}, history to {world.day}, clock {stampText(world.now)}, reset {world.resets} times,{' '}
        {world.team !== null && `team ${world.team}, `}
        {sizeText(world.bytes)}, {world.kept ? 'kept' : 'deleted after 30 idle minutes'}
      </small>
    </div>
    {!here && <SwitchTo name={world.name} />}
    {!here && world.name !== 'default' && (
      <Ask
        sure="Click again to delete"
        subject={world.name}
        onConfirm={() => attempt(() => deleteWorld(world.name), `World ${world.name} deleted.`)}
      >
        <Icon name="trash" />
        <span className="vh">Delete</span>
      </Ask>
    )}
  </li>
);
