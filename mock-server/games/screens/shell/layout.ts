import type { Visit } from '../../wire.ts';
import { element, sign } from './element.ts';
import { keepFocus } from './keep-focus.ts';
import { renderInLanguage } from './language.ts';
import { words } from './words.ts';

export type StatusTone = 'calm' | 'won' | 'bad';

/** Adds the common parts of all games to the document: head, stage, status line and controls. */
export const buildLayout = (visit: Visit, onRules: () => void) => {
  const stage = element('div', { class: 'stage' });
  const controls = element('div', { class: 'controls' });
  const result = element('p', { class: 'result', attributes: { role: 'status' } });
  const info = element(
    'button',
    { class: 'round info', label: () => words().rules, on: { click: onRules } },
    sign('M12 8.2v.1M11 11.5h1v5h1M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z'),
  );
  // The surrounding page shows the name; this heading is for screen readers inside the frame.
  const head = element('header', { class: 'plate' }, element('h1', { class: 'unseen' }, visit.name), info);
  if (visit.demo) head.prepend(element('p', { class: 'demo', text: () => words().demo }));
  const main = document.getElementById('game') ?? document.body;
  main.setAttribute('aria-label', visit.name);
  keepFocus(main);
  main.replaceChildren(element('div', { class: 'backdrop' }), head, stage, result, controls);

  let resultText: () => string = () => '';
  const renderStatus = (): void => {
    const text = resultText();
    result.textContent = text;
    main.toggleAttribute('data-quiet', text === '');
  };
  renderInLanguage(renderStatus);
  const showStatus = (text: () => string, tone: StatusTone = 'calm'): void => {
    resultText = text;
    result.dataset.mood = tone;
    renderStatus();
  };
  const muteStatus = (isMuted: boolean): void => result.setAttribute('aria-live', isMuted ? 'off' : 'polite');
  return { main, head, stage, controls, showStatus, muteStatus };
};
