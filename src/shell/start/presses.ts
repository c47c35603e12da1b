import { hydrateIslands } from '../../lib/browser/deferred-hydration.ts';
import { controls } from './controls.ts';
import { NOTICE_DELAY_MS } from './load-failure.ts';

/** Presses of controls whose script does not run yet, oldest first. */
type Presses = readonly HTMLElement[];

/** Returns the group in which only the last press counts: the tabs of a list, or the control alone. */
const groupOf = (control: HTMLElement): Element => control.closest('[role=tablist]') ?? control;

/** Returns the presses with one more, which replaces an earlier one of its group. */
export const withPress = (presses: Presses, control: HTMLElement): Presses => [
  ...presses.filter((earlier) => groupOf(earlier) !== groupOf(control)),
  control,
];

/** Returns the presses without those that submit the form of an input: it would be sent half-typed. */
export const afterInput = (presses: Presses, { target }: Event): Presses =>
  presses.filter((control) => !(control.matches('[type=submit]') && control.closest('form')?.contains(target as Node)));

const { dataset } = document.documentElement;

/** Returns whether the script of a control runs: its island is hydrated, or outside islands the shell has started. */
const isReady = (control: Element): boolean => {
  const island = control.closest('astro-island');
  return island ? !island.hasAttribute('ssr') : 'started' in dataset;
};

/**
 * Holds presses of controls that are not ready and repeats each by one `click()` once they are, in the order of the
 * presses. A later press of the same group, typing in the same form or leaving the page drops a press. Controls with
 * `data-activation` need the user activation of a real press and are not repeated. `early` are the interactions that the
 * inline script has held so far; `onSlow` is called for a press that waits for long.
 */
export const startPresses = (early: readonly Event[], onSlow: () => void): void => {
  let presses: Presses = [];
  let isReplaying = false;
  let isClicking = false;

  const replay = async (): Promise<void> => {
    if (isReplaying) return;
    isReplaying = true;
    for (let [control] = presses; control && isReady(control); [control] = presses) {
      presses = presses.slice(1);
      isClicking = true;
      control.click();
      isClicking = false;
      // The next press meets the page as this one has changed it.
      await new Promise((resolve) => setTimeout(resolve));
    }
    isReplaying = false;
  };

  const interact = (): void => {
    if (!('interacted' in dataset)) dataset.interacted = '';
    hydrateIslands();
  };

  for (const type of ['pointerdown', 'keydown', 'scroll', 'input']) addEventListener(type, interact, true);
  for (const type of ['page:start', 'astro:hydrate']) addEventListener(type, () => void replay(), true);
  const onInput = (event: Event): void => {
    presses = afterInput(presses, event);
  };

  /** Holds the press of a control and returns true if its script does not run yet. */
  const hold = (event: Event): boolean => {
    const control = (event.target as Element).closest<HTMLElement>(controls);
    if (!control || isClicking) return false;
    // A press that leaves the page does not wait, nor does one behind a press whose script cannot be loaded.
    const isWaited = isReplaying || presses.length > 0;
    if (isReady(control) && (!isWaited || dataset.failure || control.matches('[data-back]'))) {
      presses = [];
      return false;
    }
    if (!control.matches('[data-activation]')) {
      presses = withPress(presses, control);
      setTimeout(() => presses.includes(control) && onSlow(), NOTICE_DELAY_MS);
    }
    // Voice control and switches press without any other event.
    interact();
    return true;
  };

  const onClick = (event: Event): void => {
    if (!hold(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  addEventListener('input', onInput, true);
  addEventListener('click', onClick, true);
  addEventListener('pagehide', () => {
    presses = [];
  });

  for (const event of early) {
    interact();
    if (event.type === 'input') onInput(event);
    if (event.type === 'click') hold(event);
  }
};
