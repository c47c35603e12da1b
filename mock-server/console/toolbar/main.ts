import { changedMessage } from '#contract/page-message.ts';
import { timeZone } from '#markets/current.ts';
import { Problem } from '../app/state/admin.ts';
import { watchWorld } from '../app/state/stream.ts';
import { listsOf, type ToolbarActions } from './lists.ts';
import { make } from './make.ts';
import { makePanel } from './panel.ts';
import { applyScenario, hideToolbar, readShown, type Shown, setFlag } from './state.ts';
import { toolbarStyle } from './style.ts';

const clock = new Intl.DateTimeFormat('sv-SE', { timeStyle: 'short', timeZone });

/** Adds the simulator's button to a page of the site, with a panel above the page's content. */
const start = (): void => {
  const host = make('sim-toolbar' as 'div');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [toolbarStyle()];
  let shown: Shown | undefined;

  const { tag, panel, title, facts, problem, find, lists } = makePanel({
    onFind: () => render(),
    onHide: () => void attempt(hide),
  });

  const hide = async (): Promise<void> => {
    await hideToolbar();
    host.remove();
  };

  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    problem.hidden = true;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      problem.textContent = error.missing ? 'This simulator version does not support that.' : error.message;
      problem.hidden = false;
    }
  };

  const actions: ToolbarActions = {
    // The event that follows refreshes the page, as for changes by others.
    setFlag: (name, value) =>
      void attempt(async () => {
        if (!shown) return;
        const { flags } = await setFlag(shown.world, name, value);
        shown = { ...shown, flags };
        render();
      }),
    apply: (name) =>
      void attempt(async () => {
        await applyScenario(shown?.world ?? 'default', name);
        location.reload();
      }),
  };

  const render = (): void => {
    if (!shown) return;
    const { world, ahead, frozen, applied } = shown;
    const time = ahead === null ? '' : clock.format(Date.now() + ahead);
    tag.textContent = `⚡ ${world}${time && ` · ${time}`}`;
    tag.setAttribute('aria-label', `Simulator, world ${world}`);
    tag.toggleAttribute('data-changed', applied.length > 0 || shown.flags.some((flag) => flag.changed));
    title.textContent = `World ${world}`;
    facts.textContent = [
      time && `Clock ${time} in the market’s time zone${frozen ? ', frozen' : ''}`,
      applied.length > 0 ? `Scenarios: ${applied.join(', ')}` : 'No scenarios applied',
    ]
      .filter(Boolean)
      .join(' · ');
    const focused = root.activeElement?.getAttribute('aria-label');
    lists.replaceChildren(...listsOf(shown, find.value.trim(), actions));
    if (focused && root.activeElement === null) {
      lists.querySelector<HTMLElement>(`[aria-label="${CSS.escape(focused)}"]`)?.focus();
    }
  };

  const renew = async (): Promise<void> => {
    shown = await readShown();
    render();
  };

  /** Makes the site reload its settings, as after the back/forward cache. */
  const changed = async (): Promise<void> => {
    postMessage(changedMessage, location.origin);
    await renew();
  };

  root.append(tag, panel);
  document.body.append(host);
  attempt(renew);
  watchWorld({
    onChange: (topic) => {
      if (topic !== 'requests' && topic !== 'faults') void attempt(topic === 'clock' ? renew : changed);
    },
  });
};

// In the preview, the console does all of this.
if (window === top) start();
