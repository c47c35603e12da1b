import type { Visit } from '../../wire.ts';
import { element, sign } from './element.ts';
import { words } from './words.ts';

/** The sheet with limits, return and the game's own rules (X15). Made anew each time it opens, in the language of then. */
export const openRules = (visit: Visit, money: (pesos: number) => string, rules: readonly Node[]): void => {
  const say = words();
  const close = element(
    'button',
    { class: 'round', attributes: { 'aria-label': say.close }, on: { click: () => dialog.close() } },
    sign('M6 6l12 12M18 6L6 18'),
  );
  const dialog = element(
    'dialog',
    { class: 'sheet', attributes: { 'aria-labelledby': 'rules' }, on: { close: () => dialog.remove() } },
    element('div', { class: 'sheet__head' }, element('h2', { text: visit.name, attributes: { id: 'rules' } }), close),
    element('p', { text: `${say.stake}: ${say.limits(money(visit.minBet), money(visit.maxBet))}` }),
    ...(visit.rtp === null ? [] : [element('p', { text: say.returns(`${visit.rtp}%`) })]),
    ...rules,
    element('p', { class: 'quiet', text: say.chance }),
    ...(visit.seedHash === null
      ? []
      : [element('p', { text: say.fair }), element('p', { class: 'seedhash', text: visit.seedHash })]),
  );
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
};
