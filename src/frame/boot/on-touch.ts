/** Looks of what opens only by a tap; they come with the first touch or key, so that they are there in time. */
export const withLateStyles = async (): Promise<void> => {
  // Without network it opens as it is, rather than not at all.
  await import('./late-styles.ts').catch(() => undefined);
};

export const startOnTouch = (): void => {
  for (const name of ['pointerdown', 'keydown'] as const) {
    addEventListener(name, () => void withLateStyles(), { once: true, capture: true, passive: true });
  }
};
