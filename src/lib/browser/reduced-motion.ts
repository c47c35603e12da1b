const root = (): HTMLElement => document.documentElement;

/**
 * Nothing may move by itself: the player switched all motion off, or their system asks for less (X12). The head script
 * and `stores/site/comfort.ts` mark the document; styles obey by the tokens of motion, whatever a script moves asks here.
 */
export const hasReducedMotion = (): boolean => 'still' in root().dataset;

export const setReducedMotion = (still: boolean): void => {
  root().toggleAttribute('data-still', still);
};

/** Hears when that changes; answers how to stop. */
export const onReducedMotionChange = (listener: (still: boolean) => void): (() => void) => {
  const observer = new MutationObserver(() => listener(hasReducedMotion()));
  observer.observe(root(), { attributeFilter: ['data-still'] });
  return () => observer.disconnect();
};
