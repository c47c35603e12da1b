import type { BingoOutcome, BingoTable } from '../../bingo/wire.ts';
import { element, setDisabled, setText } from '../shell/element.ts';
import { finishAnimations, wait } from '../shell/motion.ts';
import { makeShell } from '../shell/shell.ts';
import { addStakePicker } from '../shell/stake-picker.ts';
import { makeStepper } from '../shell/stepper.ts';
import { readVisit } from '../shell/visit.ts';
import { blankCard, type DrawnCard, letterOf, makeCard } from './card.ts';
import { words } from './words.ts';
import './bingo.css';

const visit = readVisit<BingoTable>();
const { balls: ballCount, maxCards, pays, returns } = visit.table;
const shell = makeShell(visit, () => [
  element('p', { text: words().rule(ballCount, maxCards) }),
  element(
    'ul',
    {},
    ...pays.map((factor, index) =>
      element('li', {
        text: words().pays(
          index === pays.length - 1 ? `${index + 1} ${words().orMore}` : words().lines(index + 1),
          factor,
        ),
      }),
    ),
  ),
  element('p', { text: words().returns(returns) }),
  element('p', { text: words().standIn }),
]);

const ball = element('p', { class: 'ball' });
const count = element('p', { class: 'quiet' });
const called = element('ol', { class: 'called', label: () => words().balls });
const skip = element('button', { class: 'plain', text: () => words().skip, on: { click: finishAnimations } });
skip.hidden = true;
const draw = element('div', { class: 'draw' }, ball, count, skip);
const cards = element('div', { class: 'cards' });
/** Payouts, shown while no numbers are drawn. */
const payouts = element(
  'ul',
  { class: 'payouts' },
  ...pays.map((factor, index) =>
    element(
      'li',
      {},
      element('span', {
        text: () => (index === pays.length - 1 ? `${index + 1} ${words().orMore}` : words().lines(index + 1)),
      }),
      ' ',
      element('b', { text: `×${factor}` }),
    ),
  ),
);

const showBall = (at: number, number: number): void => {
  ball.textContent = `${letterOf(number)} ${number}`;
  ball.dataset.column = letterOf(number);
  count.textContent = words().drawing(at + 1, ballCount);
  called.prepend(element('li', { text: String(number), attributes: { 'data-column': letterOf(number) } }));
};

const layOut = (bought: BingoOutcome['cards']): readonly DrawnCard[] => {
  const drawn = bought.map(makeCard);
  cards.dataset.count = String(drawn.length);
  cards.replaceChildren(...drawn.map(({ root }) => root));
  called.replaceChildren();
  return drawn;
};

const play = async (): Promise<void> => {
  const result = await shell.place<BingoOutcome>(picker.stake(), { cards: stepper.at() + 1 });
  if (!result) return;
  const { balls } = result.outcome;
  const dealt = layOut(result.outcome.cards);
  draw.hidden = false;
  payouts.hidden = true;
  shell.showStatus(() => words().started(ballCount));
  skip.hidden = false;
  const seen = new Set<number>();
  for (const [at, number] of balls.entries()) {
    seen.add(number);
    showBall(at, number);
    for (const card of dealt) card.mark(seen);
    if (!isSkipped) await wait(180);
  }
  skip.hidden = true;
  isSkipped = false;
  await wait(700);
  shell.settle(result);
};
let isSkipped = false;
skip.addEventListener('click', () => {
  isSkipped = true;
});

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
  draw.hidden = true;
  payouts.hidden = false;
  layOut(Array.from({ length: stepper.at() + 1 }, () => blankCard));
};
const go = element('button', { class: 'go', text: () => words().go, on: { click: () => void play() } });
const show = (): void => {
  setText(amount, words().count(stepper.at() + 1));
  stepper.bar(shell.busy());
  setDisabled(go, shell.busy());
};
shell.onChange(show);
show();

document.getElementById('game')?.setAttribute('data-long', '');
shell.stage.append(draw, called, cards, payouts);
showBlankCards();
shell.controls.append(
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
shell.showStatus(() => words().welcome);
if (visit.last?.outcome) {
  const { cards: bought, balls } = visit.last.outcome as BingoOutcome;
  for (const card of layOut(bought)) card.mark(new Set(balls));
}
shell.showLastRound();
shell.ready();
