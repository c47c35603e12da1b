import { withoutZeroCents } from '../../../../src/lib/money/money.ts';
import { bigRoad, otherBets, shoeCards, shoeRounds, simulatedWinner } from '../../tables/simulated-rounds.ts';
import type { Visit } from '../../wire.ts';
import { element } from './element.ts';
import { localize, renderInLanguage } from './language.ts';
import './table-room.css';

const words = localize({
  EN: {
    live: 'Live',
    round: (shoe: number, at: number) => `Round ${shoe}-${at}`,
    limits: 'Bet limits',
    road: 'Big road',
    shoe: (cards: number) => `Shoe: ${cards} cards left`,
    others: (players: number, amount: string) => `${players} · ${amount}`,
    count: (name: string, count: number) => `${name} ${count}`,
  },
  TY: {
    live: 'Live',
    round: (shoe: number, at: number) => `Round ${shoe}-${at}`,
    limits: 'Bet limits',
    road: 'Big road',
    shoe: (cards: number) => `Shoe: ${cards} barahang natitira`,
    others: (players: number, amount: string) => `${players} · ${amount}`,
    count: (name: string, count: number) => `${name} ${count}`,
  },
});

const svgNames = 'http://www.w3.org/2000/svg';

/** Creates the drawing of the dealer behind the table, with shoe and chips. */
const dealerPicture = (): SVGSVGElement => {
  const svg = document.createElementNS(svgNames, 'svg');
  svg.setAttribute('viewBox', '0 0 360 232');
  svg.setAttribute('preserveAspectRatio', 'xMidYMin slice');
  svg.setAttribute('aria-hidden', 'true');
  const shapes: readonly (readonly [path: string, fill: string])[] = [
    ['M0 0h360v232H0z', '#0a2a2c'],
    ['M40 0h2v104h-2zM318 0h2v104h-2zM92 0h1v104h-1zM267 0h1v104h-1z', '#123c3e'],
    ['M122 132c0-40 20-58 58-58s58 18 58 58z', '#1c2440'],
    ['M166 74l14 22 14-22-4 58h-20z', '#f2f4fa'],
    ['M176 84h8l4 40-8 8-8-8z', '#d9a441'],
    ['M150 132l10-52 10-4 6 56zM210 132l-10-52-10-4-6 56z', '#262f52'],
    ['M170 62h20v16l-10 8-10-8z', '#c08a68'],
    ['M158 40c0-18 10-26 22-26s22 8 22 26c0 16-10 28-22 28s-22-12-22-28z', '#d9a27d'],
    ['M156 42c-4-24 8-36 24-36s28 12 24 36c-3-12-8-17-14-19-10 4-22 3-28 1-3 4-5 9-6 18z', '#221a1c'],
    ['M170 43a2 2 0 1 0 .1 0zM190 43a2 2 0 1 0 .1 0z', '#2a1c18'],
    ['M173 56q7 5 14 0', '#a35f4b'],
    ['M0 112q180-34 360 0v120H0z', '#5a3413'],
    ['M0 118q180-34 360 0v114H0z', '#0f5c48'],
    ['M0 150q180-34 360 0v1.5q-180-34-360 0z', '#2b7a63'],
    ['M276 92l40-6 8 22-42 8z', '#151a26'],
    ['M282 106l24-4 3 8-25 5z', '#e9edf5'],
    ['M30 108h34v5H30zM30 102h34v5H30zM30 96h34v5H30z', '#b3262f'],
    ['M70 110h34v5H70zM70 104h34v5H70z', '#1f5fd0'],
  ];
  for (const [path, fill] of shapes) {
    const shape = document.createElementNS(svgNames, 'path');
    shape.setAttribute('d', path);
    shape.setAttribute('fill', fill);
    svg.append(shape);
  }
  return svg;
};

interface RoomOptions<S extends string> {
  /** Seed of the rounds without a bet of the player. */
  readonly seed: number;
  /** Rounds start whenever the world's clock passes a multiple of this, ms. */
  readonly every: number;
  readonly chances: Readonly<Record<S, number>>;
  readonly crowd: Readonly<Record<string, number>>;
  readonly tie: S;
  readonly nameOf: (winner: S) => string;
  readonly money: (pesos: number) => string;
}

/** Creates the lowest and highest bet of a table, for its picture. */
export const betLimits = ({ minBet, maxBet }: Visit, money: (pesos: number) => string): HTMLElement =>
  element(
    'p',
    {},
    element('span', { class: 'quiet', text: () => words().limits }),
    element('b', { text: `${withoutZeroCents(money(minBet))} – ${withoutZeroCents(money(maxBet))}` }),
  );

/** Creates the room around a live table: dealer, limits, other players and the big road of this shoe. */
export const makeTableRoom = <S extends string>(visit: Visit, options: RoomOptions<S>) => {
  const { seed, every, chances, crowd, tie, nameOf, money } = options;
  const ahead = visit.now - Date.now();
  const clockIndex = (): number => Math.floor((Date.now() + ahead) / every);
  /** Winners of the player's own rounds, by round. */
  const own = new Map<number, S>();
  const whole = (pesos: number): string => withoutZeroCents(money(pesos));

  const round = element('span', { class: 'quiet' });
  const shoe = element('span', { class: 'quiet' });
  const head = element(
    'div',
    { class: 'scene' },
    dealerPicture(),
    element(
      'div',
      { class: 'scene__info' },
      element('p', {}, element('b', { class: 'live', text: () => words().live }), round),
      betLimits(visit, money),
    ),
  );
  const counts = element('span', { class: 'counts' });
  const grid = element('ol', { class: 'bigroad__grid', label: () => words().road, attributes: { tabindex: '0' } });
  const road = element(
    'section',
    { class: 'bigroad' },
    element('p', { class: 'bigroad__head' }, element('b', { text: () => words().road }), shoe, counts),
    grid,
  );

  const winnersSoFar = (): S[] => {
    const index = clockIndex();
    const first = index - (index % shoeRounds);
    const winners = Array.from(
      { length: index - first },
      (_, index) => own.get(first + index) ?? simulatedWinner(seed, first + index, { chances, crowd }),
    );
    const now = own.get(index);
    return now ? [...winners, now] : winners;
  };

  let drawn = '';
  const drawRoad = (): void => {
    const index = clockIndex();
    const winners = winnersSoFar();
    const at = index % shoeRounds;
    round.textContent = words().round(Math.floor(index / shoeRounds) % 100, at + 1);
    // A round uses five cards on average.
    shoe.textContent = words().shoe(shoeCards - winners.length * 5);
    const names = Object.keys(chances) as S[];
    counts.replaceChildren(
      ...names.map((name) =>
        element('span', {
          attributes: { 'data-winner': name },
          text: `${words().count(nameOf(name), winners.filter((it) => it === name).length)} `,
        }),
      ),
    );
    grid.replaceChildren(
      ...bigRoad(winners, tie).map(({ winner, column, row, ties }) => {
        const cell = element(
          'li',
          { attributes: { 'data-winner': winner, ...(ties > 0 && { 'data-tied': '' }) } },
          element('span', { class: 'unseen', text: `${nameOf(winner)}${ties > 0 ? `, ${nameOf(tie)} ${ties}` : ''} ` }),
        );
        cell.style.setProperty('grid-column', String(column + 1));
        cell.style.setProperty('grid-row', String(row + 1));
        return cell;
      }),
    );
    grid.scrollLeft = grid.scrollWidth;
  };

  const others = new Map(
    Object.keys(crowd).map((spot) => [
      spot,
      element('small', { class: 'others', attributes: { 'aria-hidden': 'true' } }),
    ]),
  );
  const tick = (): void => {
    const index = clockIndex();
    const part = ((Date.now() + ahead) % every) / every;
    const bets = otherBets(seed, index, part, { chances, crowd });
    for (const [spot, line] of others) {
      const staked = bets[spot];
      line.textContent = words().others(staked?.players ?? 0, whole(staked?.pesos ?? 0));
    }
    const state = `${index} ${own.size}`;
    if (state === drawn) return;
    drawn = state;
    drawRoad();
  };
  tick();
  renderInLanguage(drawRoad);
  setInterval(() => {
    if (!document.hidden) tick();
  }, 1000);

  return {
    head,
    road,
    /** Returns the line with the stakes of others on a spot. */
    othersOn: (spot: string): HTMLElement => others.get(spot) ?? element('small'),
    /** Returns the round on which bets are placed now. */
    current: clockIndex,
    /** Adds a round of the player to the road. */
    record: (index: number, winner: S): void => {
      own.set(index, winner);
      tick();
    },
  };
};
