import type { SlotOutcome, SlotTable, Spin } from '../../slot/wire.ts';
import type { RoundResult } from '../../wire.ts';
import { element, setDisabled } from '../shell/element.ts';
import { finishAnimations, wait } from '../shell/motion.ts';
import { makeShell } from '../shell/shell.ts';
import { bigWinStakes, playWin } from '../shell/sound.ts';
import { addStakePicker } from '../shell/stake-picker.ts';
import { isTurbo, turboSwitch } from '../shell/turbo.ts';
import { loadPicture, loadPictures, readVisit } from '../shell/visit.ts';
import { celebrate } from './celebrate.ts';
import { countUp } from './count-up.ts';
import { prizes } from './prizes.ts';
import { makeReels, restingGrid } from './reels.ts';
import { winAmounts } from './win-amounts.ts';
import { makeWinLine } from './win-line.ts';
import { words } from './words.ts';
import './slot.css';
import './wins.css';

/** After a round, presses are ignored for so long: the second one of a double tap must not bet again. */
const guardMs = 300;

const visit = readVisit<SlotTable>();
const { table } = visit;
const shell = makeShell(visit, () => prizes(table, { stake: picker.stake(), demo: visit.demo, money: shell.money }));
const picker = addStakePicker(visit, shell);
const reels = makeReels(table);
const winLine = makeWinLine(table, shell.money);
let isShowing = false;
let isGuarded = false;
const emblem = element('div', { class: 'emblem', attributes: { 'aria-hidden': 'true' } });
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
  on: {
    click: () => void press(),
    // A held key would bet again and again.
    keydown: (event) => {
      if ((event as KeyboardEvent).repeat) event.preventDefault();
    },
  },
});

const label = (): void => {
  go.textContent = isShowing ? words().skip : words().spin;
  go.toggleAttribute('data-guarded', isGuarded);
  setDisabled(go, isGuarded || (shell.busy() && !isShowing));
};

const guard = (): void => {
  isGuarded = true;
  setTimeout(() => {
    isGuarded = false;
    label();
  }, guardMs);
};

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, it) => sum + it, 0);

const cabinet = element('div', { class: 'cabinet' }, ...jackpot, reels.root, ...winLine.nodes, counter);
cabinet.style.setProperty('--rows', String(Math.max(...table.rows)));
cabinet.toggleAttribute('data-jackpot', table.jackpot !== null);

/** Shows the prizes of a spin one after the other, the largest first, with their lines. */
const cycleWins = ({ wins }: Spin, amounts: readonly number[]): void => {
  const best = wins.map((win, index) => ({ win, amount: amounts[index] ?? 0 })).sort((a, b) => b.amount - a.amount);
  const show = (at: number): void => {
    const shown = best[at];
    if (shown) winLine.showWin(shown.win, shown.amount);
  };
  reels.cycle(
    best.map(({ win }) => win),
    show,
  );
};

const showFree = async (
  spins: readonly Spin[],
  amounts: readonly (readonly number[])[],
  stake: number,
): Promise<void> => {
  let sum = sumOf(amounts[0] ?? []);
  counter.textContent = words().freeWon(spins.length - 1);
  await wait(1400);
  for (const [at, spin] of spins.entries()) {
    if (at === 0) continue;
    counter.textContent = words().freeSpin(at, spins.length - 1);
    reels.turn();
    await reels.rest(spin.grid, isTurbo() ? 'turbo' : 'quick');
    sum += sumOf(amounts[at] ?? []);
    reels.show(spin.wins);
    winLine.showTotal(sum, sum > stake);
    if (sum > 0) shell.showStatus(() => words().soFar(shell.money(sum)));
    await wait((spin.wins.length > 0 ? 1300 : 450) / (isTurbo() ? 2 : 1));
  }
  counter.textContent = '';
};

/** Counts a win up; a payout that does not exceed the stake is only shown. */
const showPayout = async (payout: number, stake: number): Promise<void> => {
  const isWin = payout > stake;
  if (!isWin) {
    winLine.showTotal(payout, false);
    await wait(isTurbo() ? 200 : 500);
    return;
  }
  const isBig = payout >= stake * bigWinStakes;
  const ms = (isBig ? 1800 : 700) / (isTurbo() ? 2 : 1);
  const count = countUp(payout, ms, (major) => winLine.showTotal(major, true));
  if (isBig) await celebrate(cabinet, words().bigWin, shell.money(payout), ms + 400);
  await count;
};

const show = async (result: RoundResult<SlotOutcome>): Promise<void> => {
  const { outcome, stake, payout } = result;
  const { spins, jackpot } = outcome;
  const [first] = spins;
  if (!first) return;
  const amounts = winAmounts(table, outcome, { stake, payout });
  await reels.rest(first.grid, isTurbo() ? 'turbo' : 'usual');
  reels.show(first.wins);
  if (spins.length > 1) await showFree(spins, amounts, stake);
  const ofSpins = sumOf(amounts.flat());
  if (ofSpins > 0) {
    if (!jackpot?.won) playWin(result);
    await showPayout(ofSpins, stake);
  }
  const last = spins.at(-1) ?? first;
  winLine.announce(last.wins, amounts.at(-1) ?? []);
  if (spins.length === 1) cycleWins(last, amounts.at(-1) ?? []);
  if (!jackpot || !table.jackpot) return;
  showPool(jackpot.won ? table.jackpot.start : jackpot.pool);
  if (!jackpot.won) return;
  playWin(result);
  const amount = shell.money(jackpot.pool);
  shell.showStatus(() => words().jackpotWon(amount), 'won');
  await celebrate(cabinet, table.jackpot.name, amount, 3600);
};

const press = async (): Promise<void> => {
  if (isShowing) return finishAnimations();
  if (shell.busy() || isGuarded) return;
  reels.turn();
  winLine.clear();
  const result = await shell.place<SlotOutcome>(picker.stake(), null);
  if (!result) {
    await reels.rest(restingGrid(table), 'quick');
    return;
  }
  isShowing = true;
  label();
  await show(result);
  isShowing = false;
  guard();
  shell.settle(result);
};

shell.onChange(label);
shell.head.lastElementChild?.before(turboSwitch());
shell.stage.append(emblem, cabinet);
void loadPicture(visit.look.emblem).then(() => emblem.toggleAttribute('data-loaded', true));
shell.controls.append(picker.root, go);
shell.showStatus(() => words().welcome);
await loadPictures(table.pictures);
shell.showLastRound();
shell.ready();
label();
