import type { SlotOutcome, SlotTable, Spin } from '../../slot/wire.ts';
import type { RoundResult } from '../../wire.ts';
import { element, picture, setDisabled } from '../shell/element.ts';
import { delay, finishAnimations, move, wait } from '../shell/motion.ts';
import { makeShell } from '../shell/shell.ts';
import { addStakePicker } from '../shell/stake-picker.ts';
import { loadPictures, readVisit } from '../shell/visit.ts';
import { prizes } from './prizes.ts';
import { makeReels, restingGrid } from './reels.ts';
import { words } from './words.ts';
import './slot.css';

const visit = readVisit<SlotTable>();
const { table } = visit;
const shell = makeShell(visit, () => prizes(table, { stake: picker.stake(), demo: visit.demo, money: shell.money }));
const picker = addStakePicker(visit, shell);
const reels = makeReels(table);
let isShowing = false;
const marquee = element('div', { class: 'marquee', attributes: { 'aria-hidden': 'true' } });
const counter = element('p', { class: 'counter', attributes: { 'aria-live': 'polite' } });
/** The pool as of the last round; the server's value is authoritative. */
const pool = element('b', { class: 'num' });
const showPool = (major: number): void => {
  pool.textContent = shell.money(major);
};
const jackpot = table.jackpot
  ? [element('p', { class: 'jackpot' }, element('span', { text: table.jackpot.name }), pool)]
  : [];
if (table.jackpot) showPool(table.jackpot.pool);
const go = element('button', {
  class: 'go spin',
  text: () => (isShowing ? words().skip : words().spin),
  on: { click: () => void press() },
});

const label = (): void => {
  go.textContent = isShowing ? words().skip : words().spin;
  setDisabled(go, shell.busy() && !isShowing);
};

const worth = ({ wins }: Spin, stake: number): number =>
  (wins.reduce((sum, { units }) => sum + units, 0) / table.units) * stake;

const showFree = async (spins: readonly Spin[], stake: number, before: number): Promise<void> => {
  let sum = before;
  counter.textContent = words().freeWon(spins.length);
  await wait(1400);
  for (const [at, spin] of spins.entries()) {
    counter.textContent = words().freeSpin(at + 1, spins.length);
    reels.turn();
    await reels.rest(spin.grid, true);
    sum += worth(spin, stake) * table.free.factor;
    await reels.show(spin.wins);
    if (sum > 0) shell.showStatus(() => words().soFar(shell.money(sum)));
    await wait(500);
  }
  counter.textContent = '';
};

const cabinet = element('div', { class: 'cabinet' }, ...jackpot, reels.root, counter);

/** Shows a jackpot win over the reels; a tap on the button closes it. */
const celebrateJackpot = async (name: string, major: number): Promise<void> => {
  const amount = element('b', { text: shell.money(major) });
  const panel = element(
    'div',
    { class: 'jackpotwin' },
    picture('/__games/assets/symbols/trophy.webp'),
    element('p', { text: name }),
    amount,
  );
  cabinet.append(panel);
  shell.showStatus(() => words().jackpotWon(shell.money(major)), 'won');
  await move(
    amount,
    [
      { transform: 'scale(0.4)', opacity: 0 },
      { transform: 'scale(1.12)', opacity: 1, offset: 0.7 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: 700, easing: 'ease-out' },
  );
  await delay(3600);
  panel.remove();
};

const show = async ({ outcome, stake }: RoundResult<SlotOutcome>): Promise<void> => {
  const [first, ...others] = outcome.spins;
  if (!first) return;
  await reels.rest(first.grid, false);
  await reels.show(first.wins);
  if (others.length > 0) await showFree(others, stake, worth(first, stake));
  const { jackpot } = outcome;
  if (!jackpot || !table.jackpot) return;
  showPool(jackpot.won ? table.jackpot.start : jackpot.pool);
  if (!jackpot.won) return;
  await celebrateJackpot(table.jackpot.name, jackpot.pool);
};

const press = async (): Promise<void> => {
  if (isShowing) return finishAnimations();
  if (shell.busy()) return;
  reels.turn();
  const result = await shell.place<SlotOutcome>(picker.stake(), null);
  if (!result) {
    await reels.rest(restingGrid(table), true);
    return;
  }
  isShowing = true;
  label();
  await show(result);
  isShowing = false;
  shell.settle(result);
};

shell.onChange(label);
shell.stage.append(marquee, cabinet);
shell.controls.append(picker.root, go);
shell.showStatus(() => words().welcome);
await loadPictures(table.pictures);
shell.showLastRound();
shell.ready();
label();
