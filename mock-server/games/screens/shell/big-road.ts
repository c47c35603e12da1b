import { bigRoad, shoeCards } from '../../tables/simulated-rounds.ts';
import { element } from './element.ts';
import { localize } from './language.ts';

const words = localize({
  EN: {
    road: 'Big road',
    shoe: (cards: number) => `Shoe: ${cards} cards left`,
    count: (name: string, count: number) => `${name} ${count}`,
  },
  TY: {
    road: 'Big road',
    shoe: (cards: number) => `Shoe: ${cards} barahang natitira`,
    count: (name: string, count: number) => `${name} ${count}`,
  },
  VI: {
    road: 'Bảng cầu',
    shoe: (cards: number) => `Hộp bài: còn ${cards} lá`,
    count: (name: string, count: number) => `${name} ${count}`,
  },
});

export interface BigRoadOptions<S extends string> {
  /** Probability of each winner. */
  readonly chances: Readonly<Record<S, number>>;
  readonly tie: S;
  readonly nameOf: (winner: S) => string;
}

/** A round uses five cards on average. */
const cardsPerRound = 5;

/** Creates the big road of a shoe, with the number of wins of each side. */
export const makeBigRoad = <S extends string>({ chances, tie, nameOf }: BigRoadOptions<S>) => {
  const shoe = element('span', { class: 'quiet' });
  const counts = element('span', { class: 'counts' });
  const grid = element('ol', { class: 'bigroad__grid', label: () => words().road, attributes: { tabindex: '0' } });
  const root = element(
    'section',
    { class: 'bigroad' },
    element('p', { class: 'bigroad__head' }, element('b', { text: () => words().road }), shoe, counts),
    grid,
  );

  const renderCount = (name: S, wins: number): HTMLElement =>
    element('span', { attributes: { 'data-winner': name }, text: `${words().count(nameOf(name), wins)} ` });

  const renderCell = ({ winner, column, row, ties }: ReturnType<typeof bigRoad<S>>[number]): HTMLElement => {
    const cell = element(
      'li',
      { attributes: { 'data-winner': winner, ...(ties > 0 && { 'data-tied': '' }) } },
      element('span', { class: 'unseen', text: `${nameOf(winner)}${ties > 0 ? `, ${nameOf(tie)} ${ties}` : ''} ` }),
    );
    cell.style.setProperty('grid-column', String(column + 1));
    cell.style.setProperty('grid-row', String(row + 1));
    return cell;
  };

  const render = (winners: readonly S[]): void => {
    shoe.textContent = words().shoe(shoeCards - winners.length * cardsPerRound);
    const names = Object.keys(chances) as S[];
    counts.replaceChildren(
      ...names.map((name) => renderCount(name, winners.filter((winner) => winner === name).length)),
    );
    grid.replaceChildren(...bigRoad(winners, tie).map(renderCell));
    grid.scrollLeft = grid.scrollWidth;
  };
  return { root, render };
};
