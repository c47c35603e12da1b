import { floorToMinor, roundToMinor } from '#lib/money/money.ts';
import type { Fish } from '../../fish/wire.ts';
import { element } from '../shell/element.ts';
import { openSheet } from '../shell/sheet.ts';
import { words as shared } from '../shell/words.ts';
import { makeRun, type Run } from './run.ts';
import { words } from './words.ts';

const shotCounts = [10, 25, 50, 100];
/** Loss limits in stakes. */
const lossFactors = [5, 10, 25, 100];

interface AutoFireOptions {
  readonly fish: readonly Fish[];
  readonly kind: string;
  readonly stake: number;
  readonly balance: number;
  readonly money: (major: number) => string;
  readonly titleOf: (kind: string) => string;
  readonly onStart: (run: Run) => void;
}

const choices = (name: string, title: string, labels: readonly string[], first: number): HTMLFieldSetElement =>
  element(
    'fieldset',
    { class: 'autochoices' },
    element('legend', { text: title }),
    ...labels.map((label, at) => {
      const input = element('input', { attributes: { type: 'radio', name, value: String(at) } });
      input.checked = at === first;
      return element('label', {}, input, element('span', { text: label }));
    }),
  );

const chosenIn = (group: HTMLElement): number => Number(group.querySelector<HTMLInputElement>('input:checked')?.value);

/** Opens the dialog that starts automatic fire, with its target, number of shots and limits. */
export const openAutoFire = ({ fish, kind, stake, balance, money, titleOf, onStart }: AutoFireOptions): void => {
  const w = words();
  const losses = lossFactors.map((factor) => roundToMinor(stake * factor)).filter((loss) => loss <= balance);
  const limits = losses.length > 0 ? losses : [floorToMinor(balance)];
  const target = element(
    'select',
    { class: 'autotarget', attributes: { id: 'auto-target' } },
    ...fish.map((it) => element('option', { text: `${titleOf(it.kind)} ×${it.pays}`, attributes: { value: it.kind } })),
  );
  target.value = kind;
  const shots = choices('shots', w.shots, shotCounts.map(String), 0);
  const loss = choices('loss', w.lossLimit, limits.map(money), Math.min(1, limits.length - 1));
  const catches = element('input', { attributes: { type: 'checkbox' } });
  const start = (): void => {
    onStart(
      makeRun(target.value, {
        shots: shotCounts[chosenIn(shots)] ?? 10,
        loss: limits[chosenIn(loss)] ?? stake,
        stopsAtCatch: catches.checked,
      }),
    );
    dialog.close();
  };
  const dialog = openSheet(
    {
      class: 'autosheet',
      title: element('h2', { text: w.auto, attributes: { id: 'auto-title' } }),
      closeLabel: shared().close,
    },
    element('p', { text: w.perShot(money(stake)) }),
    element('label', { text: w.target, attributes: { for: 'auto-target' } }),
    target,
    shots,
    loss,
    element('label', { class: 'autocheck' }, catches, element('span', { text: w.stopAtCatch })),
    element('p', { class: 'quiet', text: w.stops }),
    element('button', { class: 'go', text: w.start, on: { click: start } }),
  );
};
