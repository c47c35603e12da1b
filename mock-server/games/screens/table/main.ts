import type { Colour, ColourOutcome, ColourTable } from '../../color/wire.ts';
import { makeBoard } from '../shell/board.ts';
import { element } from '../shell/element.ts';
import { wait } from '../shell/motion.ts';
import { makeShell } from '../shell/shell.ts';
import { readVisit } from '../shell/visit.ts';
import { makeDice } from './dice.ts';
import { words } from './words.ts';
import './table.css';

const visit = readVisit<ColourTable>();
const { colours, pays } = visit.table;
const shell = makeShell(visit, () => [
  element('p', { text: words().rule.replace(/\{(\d)\}/g, (_, at) => String(pays[Number(at)])) }),
]);
const dice = makeDice(colours);

const throwDice = async (): Promise<void> => {
  board.mark([]);
  const result = await shell.place<ColourOutcome>(board.total(), { bets: board.bets() });
  if (!result) return;
  const { thrown } = result.outcome;
  await dice.roll(thrown);
  board.mark(thrown);
  shell.showStatus(() => words().thrown(thrown.map((colour) => words()[colour]).join(', ')));
  await wait(900);
  shell.settle(result);
};

const board = makeBoard(
  visit,
  shell,
  colours.map((colour: Colour) => ({
    id: colour,
    face: [element('span', { text: () => words()[colour] })],
  })),
  { go: () => void throwDice(), label: () => words().go },
);

shell.stage.append(dice.root, board.spots);
shell.showStatus(() => words().welcome);
if (visit.last?.outcome) {
  const { thrown } = visit.last.outcome as ColourOutcome;
  dice.place(thrown);
  board.mark(thrown);
}
shell.showLastRound();
shell.ready();
