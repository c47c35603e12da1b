import type { FishOutcome, FishTable } from '../../fish/wire.ts';
import type { RoundResult } from '../../wire.ts';
import { makeArrowKeys } from '../shell/arrow-keys.ts';
import { element, picture, setDisabled, setText } from '../shell/element.ts';
import { delay } from '../shell/motion.ts';
import { makeShell } from '../shell/shell.ts';
import { addStakePicker } from '../shell/stake-picker.ts';
import { loadPictures, readVisit } from '../shell/visit.ts';
import { openAutoFire } from './auto-fire.ts';
import { makeGuns } from './guns.ts';
import { makePond } from './pond.ts';
import { makeRun, type Run } from './run.ts';
import { words } from './words.ts';
import './auto-fire.css';
import './fish.css';
import './swims.css';

/** Shortest time between shots that are fired without further presses. */
const shotIntervalMs = 600;

const visit = readVisit<FishTable>();
const { fish } = visit.table;
const nameOf = (kind: string): string => words().names[kind] ?? kind;
/** Returns the name with a capital letter, for lists. */
const titleOf = (kind: string): string => nameOf(kind).replace(/^./, (first) => first.toUpperCase());
const shell = makeShell(visit, () => [
  element('p', { text: words().rule }),
  element('ul', {}, ...fish.map(({ kind, pays }) => element('li', { text: words().pays(titleOf(kind), pays) }))),
  element('p', { text: words().firing }),
]);

let aimed = fish[0]?.kind ?? '';
/** Continuous fire, automatic or while a fish is held. */
let run: Run | undefined;
const isAuto = (): boolean => typeof run?.left() === 'number';

const aimAt = (kind: string): void => {
  aimed = kind;
  pond.aim(kind);
  for (const target of targets) target.toggleAttribute('data-aimed', target.dataset.kind === kind);
};

const shoot = async (kind: string, intervalMs = 0): Promise<RoundResult | null> => {
  if (shell.busy()) return null;
  aimAt(kind);
  const start = performance.now();
  const result = await shell.place<FishOutcome>(picker.stake(), { fish: kind });
  if (!result) return null;
  const { caught } = result.outcome;
  await pond.shoot(kind, caught, `+${shell.money(result.payout)}`);
  await delay(Math.max(0, intervalMs - (performance.now() - start)));
  shell.settle(result);
  if (!caught) shell.showStatus(() => words().missed(nameOf(kind)));
  return result;
};

/** Fires until the run ends, the player stops it, a bet is rejected or the page pauses the game. */
const fire = async (next: Run): Promise<void> => {
  if (run || shell.busy()) return;
  run = next;
  const wasAuto = isAuto();
  let isRejected = false;
  shell.muteStatus(wasAuto);
  while (run === next && next.allows(picker.stake())) {
    const result = await shoot(next.kind, shotIntervalMs);
    isRejected = result === null;
    if (!result) break;
    next.record(result);
    showAuto();
    if (shell.busy()) break;
    // Screen readers would still read the results of single shots after the last one.
    if (run === next) shell.muteStatus(true);
  }
  run = undefined;
  shell.muteStatus(false);
  showAuto();
  if (isRejected || (!wasAuto && next.shots() < 2)) return;
  const net = `${next.net() > 0 ? '+' : ''}${shell.money(next.net())}`;
  shell.showStatus(() => (wasAuto ? words().ended : words().fired)(next.shots(), net));
};
const stop = (): void => {
  run = undefined;
};
const release = (): void => {
  if (!isAuto()) stop();
};

/** Chooses another target during automatic fire, otherwise shoots. */
const press = (kind: string): void => {
  if (!run) void shoot(kind);
  else run.kind = kind;
};
/** Shoots until `release`, or chooses another target during automatic fire. */
const hold = (kind: string): void => {
  if (run) press(kind);
  else void fire(makeRun(kind));
};

const pond = makePond(fish, hold);
for (const end of ['pointerup', 'pointercancel', 'blur']) addEventListener(end, release);
const isTrigger = (event: Event): boolean => event instanceof KeyboardEvent && /^(Enter| )$/.test(event.key);
addEventListener('keyup', (event) => {
  if (isTrigger(event)) release();
});
document.addEventListener('visibilitychange', () => {
  if (document.hidden) stop();
});

/** Handles a key on a target: a held key fires like a held fish, not as the clicks that browsers repeat. */
const onTargetKey = (kind: string, event: Event): void => {
  if (!isTrigger(event)) return;
  event.preventDefault();
  if (event.type === 'keydown' && !(event as KeyboardEvent).repeat) hold(kind);
};
const onTargetFocus = (kind: string): void => {
  if (!run) aimAt(kind);
  else if (!isAuto()) run.kind = kind;
};
const targets = fish.map(({ kind, pays, picture: source }) =>
  element(
    'button',
    {
      class: 'target',
      label: () => words().shoot(nameOf(kind), pays),
      attributes: { 'data-kind': kind },
      on: {
        click: () => press(kind),
        focus: () => onTargetFocus(kind),
        keydown: (event) => onTargetKey(kind, event),
        keyup: (event) => onTargetKey(kind, event),
      },
    },
    picture(source),
    element('span', { text: `×${pays}` }),
  ),
);
const targetGroup = element(
  'div',
  { class: 'targets', attributes: { role: 'group' }, label: () => words().targets },
  ...targets,
);
const picker = addStakePicker(visit, shell, () => showGuns());
const guns = makeGuns(visit, shell.money, picker.set);
const showGuns = (): void => pond.setGun(guns.show(picker.stake(), shell.busy()));

const onAuto = (): void => {
  if (isAuto()) stop();
  else
    openAutoFire({
      fish,
      kind: aimed,
      stake: picker.stake(),
      balance: shell.balance(),
      money: shell.money,
      titleOf,
      onStart: (next) => void fire(next),
    });
};
const autoLabel = element('span', {});
const autoFacts = element('small', {});
const auto = element('button', { class: 'plain auto', on: { click: onAuto } }, autoLabel, ' ', autoFacts);
const showAuto = (): void => {
  setText(autoLabel, isAuto() ? words().stop : words().auto);
  setText(autoFacts, isAuto() ? words().left(run?.left() ?? 0) : '');
  auto.toggleAttribute('data-firing', isAuto());
  setDisabled(auto, shell.busy() && !isAuto());
};
shell.onChange(() => {
  // A disabled button would lose the keyboard focus after every shot.
  for (const target of targets) setDisabled(target, shell.busy() && !isAuto());
  showGuns();
  showAuto();
});
shell.stage.append(pond.root);
shell.controls.append(targetGroup, guns.root, element('div', { class: 'firing' }, picker.root, auto));
makeArrowKeys(targetGroup);
makeArrowKeys(guns.root);
aimAt(aimed);
showGuns();
showAuto();
shell.showStatus(() => words().welcome);
await loadPictures(fish.map((it) => it.picture));
shell.showLastRound();
shell.ready();
