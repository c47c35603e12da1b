import { element, setDisabled, sign } from './element.ts';

interface Row {
  readonly length: number;
  /** Index of the initial choice. */
  readonly first: number;
  readonly lower: () => string;
  readonly raise: () => string;
  /** Called when another choice is selected. */
  readonly onStep: () => void;
}

/** Creates minus and plus buttons for a row of choices. `bar` disables both while a round runs, and each at its end. */
export const makeStepper = ({ length, first, onStep, ...labels }: Row) => {
  let at = first;
  const step = (by: number): void => {
    at = Math.max(0, Math.min(length - 1, at + by));
    onStep();
  };
  const button = (label: () => string, by: number, path: string): HTMLButtonElement =>
    element('button', { class: 'round', label, on: { click: () => step(by) } }, sign(path));
  const lower = button(labels.lower, -1, 'M5 12h14');
  const raise = button(labels.raise, 1, 'M5 12h14M12 5v14');
  return {
    lower,
    raise,
    at: (): number => at,
    bar: (busy: boolean): void => {
      setDisabled(lower, busy || at === 0);
      setDisabled(raise, busy || at === length - 1);
    },
  };
};
