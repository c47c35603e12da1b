import { useStore } from '@nanostores/react';
import { Ask } from '../parts/Ask.tsx';
import { Icon } from '../parts/Icon.tsx';
import { $world } from '../state/browser.ts';
import { attempt } from '../state/notice.ts';
import { hrefOf } from '../state/route.ts';
import { $theme, nextTheme } from '../state/theme.ts';
import { resetWorld, worlds } from '../state/worlds.ts';
import { ClockFact } from './ClockFact.tsx';

/** Shows the facts of the whole world and the actions on it. */
export const WorldBar = () => {
  const world = useStore($world);
  const theme = useStore($theme);
  const { data } = useStore(worlds.$state);
  const summary = data?.worlds.find(({ name }) => name === world);
  return (
    <header className="bar">
      <ClockFact />
      <dl className="facts bar__seed">
        {summary && (
          <div>
            <dt>Seed</dt>
            <dd>{summary.seed}</dd>
          </div>
        )}
      </dl>
      {data && data.unavailable.length > 0 && (
        <a className="changed" href={hrefOf('world')}>
          {data.unavailable.length} kept {data.unavailable.length === 1 ? 'world' : 'worlds'} cannot be opened
        </a>
      )}
      <div className="bar__tools">
        <button
          type="button"
          className="mini mini--icon"
          aria-label={`Theme: ${theme}`}
          title={`Theme: ${theme}`}
          onClick={nextTheme}
        >
          <Icon name={theme} />
        </button>
        <a className="mini" href={hrefOf('snapshots')}>
          Checkpoint
        </a>
        <a className="mini" href={hrefOf('scenarios')}>
          Share state
        </a>
        <Ask
          className="mini--bad"
          sure="Click again to reset"
          onConfirm={() => attempt(resetWorld, `World ${world} was reset to its seed.`)}
        >
          <Icon name="reset" />
          Reset
        </Ask>
      </div>
    </header>
  );
};
