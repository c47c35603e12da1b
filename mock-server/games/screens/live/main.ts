import { type BaccaratOutcome, type BaccaratTable, chances, crowd, type Spot, spots } from '../../baccarat/wire.ts';
import type { RoundResult } from '../../wire.ts';
import { makeBoard } from '../shell/board.ts';
import { dealCard, face } from '../shell/dealt-cards.ts';
import { element } from '../shell/element.ts';
import { makeHandSide } from '../shell/hand-side.ts';
import { wait } from '../shell/motion.ts';
import { makeRoundClock } from '../shell/round-clock.ts';
import { makeShell } from '../shell/shell.ts';
import { makeTableRoom } from '../shell/table-room.ts';
import { readVisit } from '../shell/visit.ts';
import { words } from './words.ts';
import './live.css';

const visit = readVisit<BaccaratTable>();
const { pays, every, tableSeed } = visit.table;
const shell = makeShell(visit, () => [element('p', { text: words().rule }), element('p', { text: words().standIn })]);

const clock = makeRoundClock(visit, every);
const room = makeTableRoom<Spot>(visit, {
  seed: tableSeed,
  every,
  chances,
  crowd,
  tie: 'tie',
  nameOf: (winner) => words()[winner],
  money: shell.money,
});

const player = makeHandSide('player', () => words().player);
const banker = makeHandSide('banker', () => words().banker);

/** Shows points and winner, and the cards too if they were not dealt in this visit. */
const showResult = (outcome: BaccaratOutcome, withCards = false): void => {
  const { totals, winner } = outcome;
  if (withCards) {
    player.cards.append(...outcome.player.map(face));
    banker.cards.append(...outcome.banker.map(face));
  }
  player.points.textContent = String(totals.player);
  banker.points.textContent = String(totals.banker);
  board.mark([winner]);
};

const show = async ({ outcome }: RoundResult<BaccaratOutcome>): Promise<void> => {
  for (let at = 0; at < 3; at += 1) {
    for (const [side, cards] of [
      [player, outcome.player],
      [banker, outcome.banker],
    ] as const) {
      const card = cards[at];
      if (card) await dealCard(side.cards, card);
    }
  }
  const { winner, totals } = outcome;
  showResult(outcome);
  shell.showStatus(() => words().wins(words()[winner], totals.player, totals.banker));
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
  shell.showStatus(() => words().accepted);
  const round = room.current();
  await clock.close(async () => {
    await show(result);
    room.record(round, result.outcome.winner);
  });
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
      document.createTextNode(' '),
      room.othersOn(spot),
    ],
  })),
  { go: () => void place(), label: () => words().go },
);

document.getElementById('game')?.setAttribute('data-long', '');
room.head.append(element('div', { class: 'scene__table' }, player.root, clock.root, banker.root));
shell.stage.append(room.head, board.spots, room.road);
shell.showStatus(() => words().welcome);
if (visit.last?.outcome) showResult(visit.last.outcome as BaccaratOutcome, true);
shell.showLastRound();
shell.ready();
