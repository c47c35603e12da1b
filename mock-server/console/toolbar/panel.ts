import { make } from './make.ts';

interface Pressed {
  /** Called when the search text changes. */
  readonly onFind: () => void;
  readonly onHide: () => void;
}

/**
 * Creates the panel and the button that opens it; the panel handles closing itself, and its content is filled in later.
 */
export const makePanel = ({ onFind, onHide }: Pressed) => {
  const problem = make('p', { attributes: { class: 'problem', role: 'alert', hidden: true } });
  const title = make('h2');
  const facts = make('p', { attributes: { class: 'facts' } });
  const find = make('input', {
    attributes: { type: 'search', 'aria-label': 'Find a flag or scenario', placeholder: 'Find a flag or scenario' },
    on: { input: onFind },
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
      make('button', { attributes: { class: 'act', type: 'button' }, on: { click: onHide } }, 'Hide toolbar'),
    ),
  );

  const open = (wanted: boolean): void => {
    panel.hidden = !wanted;
    tag.hidden = wanted;
    (wanted ? close : tag).focus();
  };
  return { tag, panel, title, facts, problem, find, lists };
};
