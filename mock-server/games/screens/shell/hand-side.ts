import { element } from './element.ts';

/** Side of a baccarat table: its cards, label and points. */
export const makeHandSide = (name: 'player' | 'banker', label: string | (() => string)) => {
  const cards = element('div', { class: 'hand' });
  const points = element('b', { class: 'points' });
  const root = element(
    'div',
    { class: 'side', attributes: { 'data-winner': name } },
    cards,
    element('p', { class: 'side__label' }, element('span', { text: label }), points),
  );
  return { root, cards, points };
};
