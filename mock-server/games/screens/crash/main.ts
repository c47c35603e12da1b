import type { CrashOutcome, CrashTable } from '../../crash/wire.ts';
import { element } from '../shell/element.ts';
import { wait } from '../shell/motion.ts';
import { makeShell } from '../shell/shell.ts';
import { addStakePicker } from '../shell/stake-picker.ts';
import { makeStepper } from '../shell/stepper.ts';
import { loadPictures, readVisit } from '../shell/visit.ts';
import { makeFlight, times } from './flight.ts';
import { words } from './words.ts';
import './crash.css';

const targets = [1.1, 1.2, 1.3, 1.5, 1.75, 2, 2.5, 3, 4, 5, 7.5, 10, 15, 20, 30, 50, 75, 100];

const visit = readVisit<CrashTable>();
const boom = '/__games/assets/symbols/collision.webp';
const shell = makeShell(visit, () => [element('p', { text: words().rule })]);
const picker = addStakePicker(visit, shell);
const flight = makeFlight(visit.table.picture, boom);
const last = element('ol', { class: 'flights', label: () => words().recent });
let showing = false;
const stepper = makeStepper({
  length: targets.length,
  first: targets.indexOf(2),
  lower: () => words().lower,
  raise: () => words().raise,
  onStep: () => show(),
});
const target = (): number => targets[stepper.at()] ?? 2;
const aim = element('output', { class: 'amount' });
const go = element('button', { class: 'go', on: { click: () => void press() } });

const show = (): void => {
  aim.textContent = times(target());
  stepper.bar(shell.busy());
  go.textContent = showing ? words().skip : words().go;
  go.disabled = shell.busy() && !showing;
};

const press = async (): Promise<void> => {
  if (showing) return flight.land();
  const wanted = target();
  const result = await shell.place<CrashOutcome>(picker.stake(), { target: wanted });
  if (!result) return;
  showing = true;
  show();
  const { crashedAt } = result.outcome;
  await flight.fly(crashedAt, wanted, () => shell.say(() => words().out(times(wanted)), 'won'));
  if (crashedAt < wanted) shell.say(() => words().ended(times(crashedAt)));
  last.prepend(element('li', { class: crashedAt >= wanted ? 'won' : '', text: times(crashedAt) }));
  if (last.children.length > 6) last.lastElementChild?.remove();
  await wait(900);
  showing = false;
  shell.settle(result);
};

shell.onChange(show);
shell.stage.append(last, flight.root);
shell.controls.append(
  element(
    'div',
    { class: 'stake', attributes: { role: 'group' }, label: () => words().target },
    stepper.lower,
    element('div', {}, element('span', { class: 'quiet', text: () => words().target }), aim),
    stepper.raise,
  ),
  picker.root,
  go,
);
shell.say(() => words().welcome);
show();
await loadPictures([visit.table.picture, boom]);
shell.sayLast();
shell.ready();
