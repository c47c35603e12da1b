import { cashOutFlight, flight as flightEndpoint } from '#contract/games/flights.ts';
import { floorToMinor } from '#lib/money/money.ts';
import { multiplierAt } from '#sim/features/games/rules/flight-curve.ts';
import type { CrashTable, FlightView } from '../../crash/wire.ts';
import { element, setDisabled, setText } from '../shell/element.ts';
import { callFrame } from '../shell/frame-call.ts';
import { prefersReducedMotion } from '../shell/motion.ts';
import { RoundFailed } from '../shell/rounds.ts';
import { makeShell } from '../shell/shell.ts';
import { addStakePicker } from '../shell/stake-picker.ts';
import { makeStepper } from '../shell/stepper.ts';
import { loadPictures, readVisit } from '../shell/visit.ts';
import { worldClock } from '../shell/world-clock.ts';
import { formatFactor, makeFlight } from './flight.ts';
import { makeOthers } from './others.ts';
import { words } from './words.ts';
import './crash.css';

/** Selectable targets of automatic cash-out; null is off. */
const targets = [null, 1.1, 1.2, 1.3, 1.5, 1.75, 2, 2.5, 3, 4, 5, 7.5, 10, 15, 20, 30, 50, 75, 100];
/** Poll interval while a flight is in the air, because only the server has the crash point. */
const pollMs = 400;
const shownFlights = 8;

const visit = readVisit<CrashTable>();
const { table } = visit;
const boom = '/__games/assets/symbols/collision.webp';
const shell = makeShell(visit, () => [
  element('p', { text: words().rule }),
  element('p', { text: words().cashOutRule }),
  element('p', { text: words().standIn }),
]);
const picker = addStakePicker(visit, shell);
const flight = makeFlight(table.picture, boom);
const others = makeOthers(table.tableSeed, shell.money);
const last = element('ol', { class: 'flights', label: () => words().recent });
let current: FlightView | null = table.flight;
let worldNow = worldClock(visit.now);
let isCashingOut = false;
let askedAt = 0;
let isStopped = false;

const stepper = makeStepper({
  length: targets.length,
  first: targets.indexOf(2),
  lower: () => words().lower,
  raise: () => words().raise,
  onStep: () => show(),
});
const target = (): number | null => targets[stepper.at()] ?? null;
const aim = element('output', { class: 'amount' });
const go = element('button', { class: 'go', on: { click: () => void press() } });

const isFlying = (): boolean => current !== null && !current.over;
const elapsed = (): number => (current ? worldNow() - current.startsAt : 0);
const factorNow = (): number => {
  const factor = multiplierAt(elapsed());
  return current?.target ? Math.min(current.target, factor) : factor;
};

const show = (): void => {
  const aimed = target();
  setText(aim, aimed === null ? words().off : formatFactor(aimed));
  stepper.bar(shell.busy() || isFlying());
  const cashOut = current ? floorToMinor(current.stake * factorNow()) : 0;
  setText(go, isFlying() ? words().cashOut(shell.money(cashOut)) : words().go);
  setDisabled(go, isFlying() ? isCashingOut || factorNow() < 1.01 : shell.busy());
  go.toggleAttribute('data-flying', isFlying());
};

const showOthers = (factor: number): void => {
  if (!current) return;
  const { round, over, stake, cashedOutAt } = current;
  others.show({ round, factor, isOver: over, own: { stake, cashedOutAt } });
};

const addLast = (crashedAt: number, isWon: boolean): void => {
  last.prepend(element('li', { class: isWon ? 'won' : '', text: formatFactor(crashedAt) }));
  if (last.children.length > shownFlights) last.lastElementChild?.remove();
};

/** Shows a flight that has ended, in this visit or before it. */
const showEnd = ({ crashedAt, cashedOutAt }: FlightView): void => {
  const factor = cashedOutAt ?? crashedAt ?? 1;
  flight.show(factor, cashedOutAt === null ? 'lost' : 'out');
  showOthers(crashedAt ?? factor);
};

const take = (next: { readonly now: number; readonly balance: number; readonly flight: FlightView | null }): void => {
  worldNow = worldClock(next.now);
  const wasFlying = isFlying() && next.flight?.round === current?.round;
  current = next.flight;
  if (current?.over && wasFlying) {
    const { round, stake, payout, crashedAt, cashedOutAt } = current;
    addLast(crashedAt ?? 1, cashedOutAt !== null);
    showEnd(current);
    shell.settle({ round, outcome: null, stake, payout, balance: next.balance });
    if (cashedOutAt === null) shell.showStatus(() => words().ended(formatFactor(crashedAt ?? 1)));
  }
  show();
};

const ask = async (): Promise<void> => {
  askedAt = performance.now();
  try {
    const next = await callFrame(visit, flightEndpoint);
    if (!isCashingOut) take(next);
  } catch (error) {
    const code = error instanceof RoundFailed ? error.code : 'system.unknown';
    // Without a connection the next poll retries; a visit that has ended does not resume.
    if (code === 'network.offline') return;
    isStopped = true;
    shell.refuse(code);
  }
};

const cashOut = async (): Promise<void> => {
  if (!current || isCashingOut) return;
  isCashingOut = true;
  const factor = factorNow();
  show();
  try {
    // The key contains the round, so that a repeated call cashes out once.
    const next = await callFrame(visit, cashOutFlight, {
      body: { round: current.round, factor },
      key: `${current.round}:out`,
    });
    isCashingOut = false;
    take(next);
  } catch (error) {
    isCashingOut = false;
    shell.refuse(error instanceof RoundFailed ? error.code : 'system.unknown');
    await ask();
  }
};

const press = async (): Promise<void> => {
  if (isFlying()) return cashOut();
  const result = await shell.place<FlightView>(picker.stake(), { fly: true, target: target() });
  // Another device may have a flight in the air.
  if (!result) return ask();
  shell.accept(result);
  current = result.outcome;
  shell.showStatus(() => words().inFlight);
  await ask();
};

let shownAt = 0;
/** Advances the flight; with reduced motion only the number changes, twice a second. */
const frame = (): void => {
  requestAnimationFrame(frame);
  if (!current || !isFlying()) return;
  const now = performance.now();
  if (!isStopped && now - askedAt > pollMs) void ask();
  if (prefersReducedMotion() && now - shownAt < 500) return;
  shownAt = now;
  const factor = factorNow();
  if (prefersReducedMotion()) flight.show(factor, 'up');
  else flight.show(factor, 'up', Math.max(0, elapsed()));
  showOthers(factor);
  show();
};

shell.onChange(show);
shell.stage.append(last, flight.root, others.root);
shell.controls.append(
  element(
    'div',
    { class: 'stake', attributes: { role: 'group' }, label: () => words().target },
    stepper.lower,
    element('div', {}, element('span', { class: 'quiet', text: () => words().target }), ' ', aim),
    stepper.raise,
  ),
  picker.root,
  go,
);
document.getElementById('game')?.setAttribute('data-long', '');
for (const { crashedAt, isWon } of [...table.flights].reverse()) addLast(crashedAt, isWon);
shell.showStatus(() => (isFlying() ? words().inFlight : words().welcome));
show();
await loadPictures([table.picture, boom]);
if (current?.over) showEnd(current);
else others.show({ round: visit.launch, factor: 1, isOver: false, isWaiting: true, own: null });
if (!isFlying()) shell.showLastRound();
shell.ready();
requestAnimationFrame(frame);
