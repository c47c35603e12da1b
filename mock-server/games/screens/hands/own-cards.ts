import type { Card } from '../../baccarat/wire.ts';
import type { HandView } from '../../hands/wire.ts';
import { cardButton } from '../shell/cards.ts';
import { element } from '../shell/element.ts';
import { words } from './words.ts';

/** Creates the player's cards: a row of buttons that can be selected and sorted, below the clock and the points. */
export const makeOwnCards = (engine: HandView['engine'], clock: readonly HTMLElement[], onChange: () => void) => {
  let isSortedBySuit = false;
  let selected: readonly Card[] = [];
  const canSelect = engine === 'pusoydos' || engine === 'tongits';
  const cards = element('div', { class: 'own', attributes: { role: 'group' }, label: () => words().hand });
  const points = element('p', { class: 'points' });
  const sort = element('button', {
    class: 'plain sort',
    text: () => words().sort,
    on: {
      click: () => {
        isSortedBySuit = !isSortedBySuit;
        onChange();
      },
    },
  });
  sort.hidden = !canSelect;
  const root = element(
    'div',
    { class: 'mine' },
    element('div', { class: 'mine__head' }, ...clock, points, sort),
    cards,
  );

  const isSelected = (card: Card): boolean => selected.includes(card);
  const toggle = (card: Card): void => {
    selected = isSelected(card) ? selected.filter((it) => it !== card) : [...selected, card];
    onChange();
  };
  const strength = ({ rank }: Card): number => (engine === 'pusoydos' ? (rank + 10) % 13 : rank);
  const sorted = (list: readonly Card[]): Card[] =>
    isSortedBySuit
      ? [...list].sort((one, other) => one.suit - other.suit || strength(one) - strength(other))
      : [...list];

  return {
    root,
    selected: (): readonly Card[] => selected,
    clearSelection: (): void => {
      selected = [];
    },
    draw: (view: HandView | null): void => {
      const [own] = view?.seats ?? [];
      const list = sorted(own?.cards ?? []);
      const focusedAt = [...cards.children].indexOf(document.activeElement as Element);
      cards.replaceChildren(
        ...list.map((card) => {
          const button = cardButton(card, isSelected(card), () => toggle(card));
          button.disabled = !canSelect || view?.over === true;
          return button;
        }),
      );
      if (focusedAt >= 0) (cards.children[focusedAt] as HTMLElement | undefined)?.focus();
      cards.dataset.count = String(list.length);
      root.hidden = view === null;
      points.textContent = own?.points === null || own === undefined ? '' : words().points[engine](own.points);
    },
  };
};
