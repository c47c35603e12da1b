import { formatDecimal } from '#lib/money/format-rate.ts';
import { type BingoOutcome, type BingoTable, cardsInRoom } from '../../bingo/wire.ts';
import { element, setDisabled, setText } from '../shell/element.ts';
import { delay, wait } from '../shell/motion.ts';
import { makeShell } from '../shell/shell.ts';
import { addStakePicker } from '../shell/stake-picker.ts';
import { makeStepper } from '../shell/stepper.ts';
import { readVisit } from '../shell/visit.ts';
import { makeCaller } from './caller.ts';
import { blankCard, type DrawnCard, makeCard } from './card.ts';
import { makeRoom, namesOf } from './room.ts';
import { words } from './words.ts';
import './bingo.css';
import './room.css';

const visit = readVisit<BingoTable>();
const { maxCards, returns, others, shares } = visit.table;
const roomRules = {
  max: maxCards,
  others,
  shares: {
    line: formatDecimal(shares.line),
    twoLines: formatDecimal(shares.twoLines),
    house: formatDecimal(shares.house),
  },
};
const shell = makeShell(visit, () => [
  element('p', { text: words().rule(roomRules) }),
  element('p', { text: words().patternRule(roomRules) }),
  element('p', { text: words().decided }),
  element('p', { text: words().returns(formatDecimal(returns)) }),
]);

const caller = makeCaller();
const room = makeRoom(visit.table, shell.money);
const cards = element('div', { class: 'cards' });

const layOut = (bought: BingoOutcome['cards']): readonly DrawnCard[] => {
  const drawn = bought.map(makeCard);
  cards.dataset.count = String(drawn.length);
  cards.replaceChildren(...drawn.map(({ root }) => root));
  return drawn;
};

/** Calls the balls of a game and marks them on the cards. */
const callBalls = async (outcome: BingoOutcome, dealt: readonly DrawnCard[]): Promise<void> => {
  const seen = new Set<number>();
  for (const [at, number] of outcome.balls.entries()) {
    seen.add(number);
    const won = room.showCalls(at + 1);
    for (const card of dealt) card.mark(seen, room.current());
    await caller.call(number);
    for (const prize of won) {
      const text = (): string => words().wins(namesOf(prize, outcome), words().patterns[prize.pattern]);
      shell.showStatus(text, prize.winners.includes(0) ? 'won' : 'calm');
    }
    if (won.length > 0) await caller.pause();
  }
};

/** Whether the numbers of a game are being called; the buttons of the caller then replace the order. */
let isCalling = false;

const play = async (): Promise<void> => {
  const count = stepper.at() + 1;
  const result = await shell.place<BingoOutcome>(picker.stake(), { cards: count });
  if (!result) return;
  const { outcome } = result;
  const dealt = layOut(outcome.cards);
  room.enter(outcome, result.stake / count);
  caller.start();
  isCalling = true;
  show();
  shell.showStatus(() => words().joined((outcome.players?.length ?? 0) + 1, cardsInRoom(outcome)));
  await delay(1200);
  await callBalls(outcome, dealt);
  await wait(700);
  isCalling = false;
  shell.settle(result);
};

const picker = addStakePicker(visit, shell);
const amount = element('output', { class: 'amount' });
const stepper = makeStepper({
  length: maxCards,
  first: 0,
  lower: () => words().fewer,
  raise: () => words().more,
  onStep: () => {
    showBlankCards();
    show();
  },
});
const showBlankCards = (): void => {
  caller.root.hidden = true;
  room.leave();
  layOut(Array.from({ length: stepper.at() + 1 }, () => blankCard));
};
const go = element('button', { class: 'go', text: () => words().go, on: { click: () => void play() } });
const order = element(
  'div',
  { class: 'order' },
  picker.root,
  element(
    'div',
    { class: 'bottom' },
    element(
      'div',
      { class: 'stake', attributes: { role: 'group' }, label: () => words().cards },
      stepper.lower,
      element('div', {}, amount),
      stepper.raise,
    ),
    go,
  ),
);
const show = (): void => {
  setText(amount, words().count(stepper.at() + 1));
  stepper.bar(shell.busy());
  setDisabled(go, shell.busy());
  order.hidden = isCalling;
  caller.buttons.hidden = !isCalling;
};

document.getElementById('game')?.setAttribute('data-long', '');
shell.stage.append(caller.root, room.prizes, cards, room.players);
showBlankCards();
shell.controls.append(order, caller.buttons);
shell.onChange(show);
show();
shell.showStatus(() => words().welcome);
if (visit.last?.outcome) {
  const last = visit.last.outcome as BingoOutcome;
  for (const card of layOut(last.cards)) card.mark(new Set(last.balls));
  if (last.prizes) {
    room.enter(last, visit.last.stake / last.cards.length);
    room.showCalls(last.balls.length);
  }
}
shell.showLastRound();
shell.ready();
