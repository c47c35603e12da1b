import { hydrateIslands } from '#lib/browser/deferred-hydration.ts';
import { removeItem } from '#lib/storage/raw-items.ts';
import { controls } from './controls.ts';

/** Time until a held tap is said to wait, ms. */
const noticeDelayMs = 4_000;

/** Held taps on controls whose script does not run yet, oldest first. */
type Presses = readonly HTMLElement[];

/** Returns the group in which only the last tap counts: the tabs of a list, or just the control. */
const groupOf = (control: HTMLElement): Element => control.closest('[role=tablist]') ?? control;

/** Returns the taps with one added, which replaces an earlier one of its group. */
export const withPress = (presses: Presses, control: HTMLElement): Presses => [
  ...presses.filter((earlier) => groupOf(earlier) !== groupOf(control)),
  control,
];

/** Returns the taps without those that submit the form being typed in, because it would be sent incomplete. */
export const afterInput = (presses: Presses, { target }: Event): Presses =>
  presses.filter((control) => !(control.matches('[type=submit]') && control.closest('form')?.contains(target as Node)));

const { dataset } = document.documentElement;

/**
 * Returns whether the script of a control runs: its island is hydrated, or the shell has started for controls outside
 * islands.
 */
const isReady = (control: Element): boolean => {
  const island = control.closest('astro-island');
  return island ? !island.hasAttribute('ssr') : 'started' in dataset;
};

/**
 * Holds taps on controls that are not ready and replays each as one `click()` once they are, in order. A later tap of
 * the same group, typing in the same form or leaving the page drops a tap. Controls with `data-activation` need real
 * user activation and are not replayed. `early` are the interactions that the inline script has held; `onSlow` is
 * called for a tap that waits too long.
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
      // Lets the page apply the effects of this tap before the next one.
      await new Promise((resolve) => setTimeout(resolve));
    }
    isReplaying = false;
  };

  const interact = (): void => {
    if (!('interacted' in dataset)) {
      dataset.interacted = '';
      // From here on the visitor opens pages, and not the site that links to this one.
      removeItem('session', 'LINKED_FROM_OUTSIDE');
    }
    hydrateIslands();
  };

  for (const type of ['pointerdown', 'keydown', 'scroll', 'input']) addEventListener(type, interact, true);
  for (const type of ['page:start', 'astro:hydrate']) addEventListener(type, () => void replay(), true);
  const onInput = (event: Event): void => {
    presses = afterInput(presses, event);
  };

  /** Holds a tap on a control and returns true if its script does not run yet. */
  const hold = (event: Event): boolean => {
    const control = (event.target as Element).closest<HTMLElement>(controls);
    if (!control || isClicking) return false;
    // A tap that leaves the page is not held, nor is one after a tap whose script cannot be loaded.
    const isWaited = isReplaying || presses.length > 0;
    if (isReady(control) && (!isWaited || dataset.failure || control.matches('[data-back]'))) {
      presses = [];
      return false;
    }
    if (!control.matches('[data-activation]')) {
      presses = withPress(presses, control);
      setTimeout(() => presses.includes(control) && onSlow(), noticeDelayMs);
    }
    // Voice control and switch devices trigger clicks without any other event.
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
