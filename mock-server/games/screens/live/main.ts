import { type BaccaratOutcome, type BaccaratTable, type Spot, spots } from '../../baccarat/wire.ts';
import type { RoundResult } from '../../wire.ts';
import { makeBoard } from '../shell/board.ts';
import { element } from '../shell/element.ts';
import { hurry, pass, wait } from '../shell/motion.ts';
import { makeShell } from '../shell/shell.ts';
import { readVisit } from '../shell/visit.ts';
import { layCard } from './cards.ts';
import { words } from './words.ts';
import './live.css';

const visit = readVisit<BaccaratTable>();
const { pays, every } = visit.table;
const shell = makeShell(visit, () => [element('p', { text: words().rule }), element('p', { text: words().standIn })]);

const ahead = visit.now - Date.now();
/** Until bets close on the world's clock, ms. */
const left = (): number => every - ((Date.now() + ahead) % every);

const hand = (name: 'player' | 'banker') => {
  const cards = element('div', { class: 'hand' });
  const points = element('b', { class: 'points' });
  const root = element(
    'div',
    { class: 'side' },
    element('p', {}, element('span', { text: () => words()[name] }), points),
    cards,
  );
  return { root, cards, points };
};
const player = hand('player');
const banker = hand('banker');
const clock = element('p', { class: 'clock' });
const road = element('ol', { class: 'road', label: () => words().recent });
const skip = element('button', { class: 'plain skip', text: () => words().skip, on: { click: hurry } });
skip.hidden = true;

const tick = (): void => {
  const seconds = Math.ceil(left() / 1000);
  clock.textContent = dealing ? words().dealing : words().closes(seconds);
  clock.style.setProperty('--left', String(dealing ? 0 : left() / every));
};
let dealing = false;

const show = async ({ outcome }: RoundResult<BaccaratOutcome>): Promise<void> => {
  for (let at = 0; at < 3; at += 1) {
    for (const [side, cards] of [
      [player, outcome.player],
      [banker, outcome.banker],
    ] as const) {
      const card = cards[at];
      if (card) await layCard(side.cards, card);
    }
  }
  player.points.textContent = String(outcome.totals.player);
  banker.points.textContent = String(outcome.totals.banker);
  board.mark([outcome.winner]);
  const { winner, totals } = outcome;
  shell.say(() => words().wins(words()[winner], totals.player, totals.banker));
  road.append(element('li', { class: winner, text: () => words()[winner].slice(0, 1) }));
  if (road.children.length > 14) road.firstElementChild?.remove();
  await wait(1400);
};

const place = async (): Promise<void> => {
  board.mark([]);
  const result = await shell.place<BaccaratOutcome>(board.total(), { bets: board.bets() });
  if (!result) return;
  for (const { cards, points } of [player, banker]) {
    cards.replaceChildren();
    points.textContent = '';
  }
  shell.say(() => words().accepted);
  skip.hidden = false;
  await pass(left());
  skip.hidden = true;
  dealing = true;
  tick();
  await show(result);
  dealing = false;
  tick();
  shell.settle(result);
};

const board = makeBoard(
  visit,
  shell,
  spots.map((spot: Spot) => ({
    id: spot,
    face: [
      element('span', { class: 'name', text: () => words()[spot] }),
      document.createTextNode(' '),
      element('span', { class: 'quiet', text: () => words().pays(pays[spot]) }),
    ],
  })),
  { go: () => void place(), label: () => words().go },
);

shell.stage.append(
  element(
    'div',
    { class: 'felt' },
    element('div', { class: 'dealer' }, clock, skip),
    element('div', { class: 'sides' }, player.root, banker.root),
    road,
  ),
  board.spots,
);
shell.say(() => words().welcome);
tick();
setInterval(tick, 250);
shell.ready();
