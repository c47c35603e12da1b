const root = (): HTMLElement => document.documentElement;

/**
 * Returns whether motion is off, by the player's setting or the system's. Scripts that animate must check it;
 * styles follow the motion tokens.
 */
export const hasReducedMotion = (): boolean => 'still' in root().dataset;

export const setReducedMotion = (still: boolean): void => {
  root().toggleAttribute('data-still', still);
};

/** Calls the listener when that changes. Returns a function that unsubscribes. */
export const onReducedMotionChange = (listener: (still: boolean) => void): (() => void) => {
  const observer = new MutationObserver(() => listener(hasReducedMotion()));
  observer.observe(root(), { attributeFilter: ['data-still'] });
  return () => observer.disconnect();
};
