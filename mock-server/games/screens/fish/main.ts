import type { FishOutcome, FishTable } from '../../fish/wire.ts';
import { element, picture } from '../shell/element.ts';
import { makeShell } from '../shell/shell.ts';
import { addStakePicker } from '../shell/stake-picker.ts';
import { loadPictures, readVisit } from '../shell/visit.ts';
import { makePond } from './pond.ts';
import { words } from './words.ts';
import './fish.css';

const visit = readVisit<FishTable>();
const { fish } = visit.table;
const shell = makeShell(visit, () => [element('p', { text: words().rule })]);
const picker = addStakePicker(visit, shell);
const nameOf = (kind: string): string => words().names[kind] ?? kind;

const shoot = async (kind: string): Promise<void> => {
  if (shell.busy()) return;
  const result = await shell.place<FishOutcome>(picker.stake(), { fish: kind });
  if (!result) return;
  const { caught } = result.outcome;
  await pond.shoot(kind, caught, `+${shell.money(result.payout)}`);
  shell.settle(result);
  if (!caught) shell.showStatus(() => words().missed(nameOf(kind)));
};
const pond = makePond(fish, (kind) => void shoot(kind));

const targets = fish.map(({ kind, pays, picture: source }) =>
  element(
    'button',
    { class: 'target', label: () => words().shoot(nameOf(kind), pays), on: { click: () => void shoot(kind) } },
    picture(source),
    element('span', { text: `×${pays}` }),
  ),
);
shell.onChange(() => {
  // A disabled button would lose the keyboard focus after every shot.
  for (const target of targets) target.setAttribute('aria-disabled', String(shell.busy()));
});
shell.stage.append(pond.root);
shell.controls.append(
  element('div', { class: 'targets', attributes: { role: 'group' }, label: () => words().targets }, ...targets),
  picker.root,
);
shell.showStatus(() => words().welcome);
await loadPictures(fish.map((it) => it.picture));
shell.showLastRound();
shell.ready();
