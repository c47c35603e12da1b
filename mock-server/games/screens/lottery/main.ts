import type { LotteryOutcome, LotteryTable } from '../../lottery/wire.ts';
import { element, setDisabled } from '../shell/element.ts';
import { finishAnimations, move, wait } from '../shell/motion.ts';
import { makeShell } from '../shell/shell.ts';
import { playSound } from '../shell/sound.ts';
import { addStakePicker } from '../shell/stake-picker.ts';
import { readVisit } from '../shell/visit.ts';
import { words } from './words.ts';
import './lottery.css';

const visit = readVisit<LotteryTable>();
const { balls, drawn, maxPicks, pays } = visit.table;

const prizes = (): Node[] => {
  const table = element('table', {}, element('caption', { text: words().table }));
  for (const [count, tiers] of pays.entries()) {
    const paying = tiers.flatMap((factor, hits) => (factor > 0 ? [`${hits}: ×${factor}`] : []));
    if (count === 0) continue;
    const cells = [words().picked(count), paying.join('   ')].map((text) => element('td', { text }));
    table.append(element('tr', {}, ...cells));
  }
  return [element('p', { text: words().rule(drawn, balls) }), table];
};

const shell = makeShell(visit, prizes);
const picks = new Set<number>();
const picker = addStakePicker(visit, shell, () => show());
const tube = element(
  'div',
  { class: 'tube', attributes: { 'aria-hidden': 'true' } },
  ...Array.from({ length: drawn }, () => element('i', { class: 'ball ball--none' })),
);
const hint = element('p', { class: 'tiers' });
let isShowing = false;

const toggle = (number: number): void => {
  if (!picks.delete(number)) {
    if (picks.size === maxPicks) {
      shell.showStatus(() => words().full(maxPicks), 'bad');
      return;
    }
    picks.add(number);
  }
  show();
};
const numbers = Array.from({ length: balls }, (_, index) =>
  element('button', { class: 'number', text: String(index + 1), on: { click: () => toggle(index + 1) } }),
);
const quick = element('button', {
  class: 'plain',
  text: () => words().quick,
  on: {
    click: () => {
      picks.clear();
      while (picks.size < maxPicks) picks.add(1 + Math.floor(Math.random() * balls));
      show();
    },
  },
});
const go = element('button', { class: 'go', text: () => words().go, on: { click: () => void press() } });

const show = (): void => {
  numbers.forEach((button, index) => {
    button.setAttribute('aria-pressed', String(picks.has(index + 1)));
    setDisabled(button, shell.busy());
  });
  setDisabled(quick, shell.busy());
  setDisabled(go, (shell.busy() && !isShowing) || picks.size === 0);
  const prizes = (pays[picks.size] ?? []).flatMap((factor, hits) =>
    factor > 0 ? [element('span', { text: words().prize(hits, shell.money(factor * picker.stake())) }), ' '] : [],
  );
  hint.replaceChildren(...prizes);
};

const press = async (): Promise<void> => {
  if (isShowing) return finishAnimations();
  for (const button of numbers) button.classList.remove('came');
  tube.replaceChildren();
  const mine = [...picks];
  const result = await shell.place<LotteryOutcome>(picker.stake(), { picks: mine });
  if (!result) return;
  isShowing = true;
  for (const number of result.outcome.drawn) {
    const ball = element('b', { class: mine.includes(number) ? 'ball mine' : 'ball', text: String(number) });
    tube.append(ball);
    await move(
      ball,
      [
        { transform: 'translateY(-140px) rotate(-300deg)', opacity: 0 },
        { transform: 'translateY(6px)', opacity: 1, offset: 0.75 },
        { transform: 'none' },
      ],
      { duration: 520, easing: 'ease-in' },
    );
    playSound('stop');
    numbers[number - 1]?.classList.add('came');
    await wait(160);
  }
  const { hits, drawn: came } = result.outcome;
  shell.showStatus(() => `${words().drawn(came.join(', '))}. ${words().hits(hits, mine.length)}`);
  await wait(1200);
  isShowing = false;
  shell.settle(result);
};

shell.onChange(show);
shell.stage.append(
  tube,
  element('div', { class: 'numbers', attributes: { role: 'group' }, label: () => words().numbers }, ...numbers),
  hint,
);
shell.controls.append(element('div', { class: 'chips' }, picker.root, quick), go);
shell.showStatus(() => words().welcome(maxPicks));
show();
shell.showLastRound();
shell.ready();
