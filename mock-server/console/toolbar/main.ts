import { changedMessage } from '../../../src/contract/page-message.ts';
import { Problem } from '../app/state/admin.ts';
import { watchWorld } from '../app/state/stream.ts';
import { type Doings, listsOf } from './lists.ts';
import { make } from './make.ts';
import { applyScenario, hideToolbar, readShown, type Shown, setFlag } from './state.ts';
import { toolbarStyle } from './style.ts';

const clock = new Intl.DateTimeFormat('sv-SE', { timeStyle: 'short', timeZone: 'Asia/Manila' });

/** The simulator's button in a page of the site, with a panel over the page's own content. */
const start = (): void => {
  const host = make('sim-toolbar' as 'div');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [toolbarStyle()];
  let shown: Shown | undefined;

  const problem = make('p', { attributes: { class: 'problem', role: 'alert', hidden: true } });
  const title = make('h2');
  const facts = make('p', { attributes: { class: 'facts' } });
  const find = make('input', {
    attributes: { type: 'search', 'aria-label': 'Find a flag or scenario', placeholder: 'Find a flag or scenario' },
    on: { input: () => render() },
  });
  const lists = make('div');
  const tag = make('button', {
    attributes: { class: 'tag', type: 'button', 'aria-haspopup': 'dialog' },
    on: { click: () => open(true) },
  });
  const close = make(
    'button',
    { attributes: { class: 'act', type: 'button', 'aria-label': 'Close' }, on: { click: () => open(false) } },
    '✕',
  );
  const panel = make(
    'div',
    {
      attributes: { class: 'panel', role: 'dialog', 'aria-label': 'Simulator', hidden: true },
      on: { keydown: (event) => event.key === 'Escape' && open(false) },
    },
    make('div', { attributes: { class: 'top' } }, title, close),
    make('div', { attributes: { class: 'body' } }, facts, problem, find, lists),
    make(
      'div',
      { attributes: { class: 'foot' } },
      make('a', { attributes: { class: 'act', href: '/__admin/', target: '_blank', rel: 'noopener' } }, 'Console'),
      make(
        'button',
        { attributes: { class: 'act', type: 'button' }, on: { click: () => attempt(hide) } },
        'Hide the toolbar',
      ),
    ),
  );

  const open = (wanted: boolean): void => {
    panel.hidden = !wanted;
    tag.hidden = wanted;
    (wanted ? close : tag).focus();
  };

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
      problem.textContent = error.missing ? 'This simulator does not offer that yet.' : error.message;
      problem.hidden = false;
    }
  };

  const doings: Doings = {
    // The page is renewed by the event that follows, as when anybody else moves a flag.
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
      time && `Clock ${time} in Manila${frozen ? ', frozen' : ''}`,
      applied.length > 0 ? `Scenarios: ${applied.join(', ')}` : 'No scenario applied',
    ]
      .filter(Boolean)
      .join(' · ');
    const focused = root.activeElement?.getAttribute('aria-label');
    lists.replaceChildren(...listsOf(shown, find.value.trim(), doings));
    if (focused && root.activeElement === null) {
      lists.querySelector<HTMLElement>(`[aria-label="${CSS.escape(focused)}"]`)?.focus();
    }
  };

  const renew = async (): Promise<void> => {
    shown = await readShown();
    render();
  };

  /** The site does what it does after the back/forward cache: it asks for its settings again. */
  const changed = async (): Promise<void> => {
    postMessage(changedMessage, location.origin);
    await renew();
  };

  root.append(tag, panel);
  document.body.append(host);
  attempt(renew);
  watchWorld({
    hear: (topic) => {
      if (topic !== 'requests' && topic !== 'faults') void attempt(topic === 'clock' ? renew : changed);
    },
  });
};

// In the console's phone the console itself does all of this.
if (window === top) start();
