let coming: Promise<unknown> | undefined;

/**
 * Looks of what opens only by a tap; they come with the first touch or key, so that they are there in time. Asked for
 * once: an import anew would wait its turn although the file is there.
 */
export const withLateStyles = (): Promise<unknown> => {
  // Without network it opens as it is, rather than not at all.
  coming ??= import('./late-styles.ts').catch(() => {
    coming = undefined;
  });
  return coming;
};

export const startOnTouch = (): void => {
  // It may have come while this script was on its way (`hear.ts`).
  if ('touched' in document.documentElement.dataset) void withLateStyles();
  for (const name of ['pointerdown', 'keydown']) {
    addEventListener(name, withLateStyles, { once: true, capture: true, passive: true });
  }
};
