import { afterInteraction } from '../../lib/browser/after-interaction.ts';

let coming: Promise<typeof import('./deferred-styles.ts') | undefined> | undefined;

/** Asked for once: an import anew would wait its turn although the file is there. */
const lateFile = (): Promise<typeof import('./deferred-styles.ts') | undefined> => {
  coming ??= import('./deferred-styles.ts').catch(() => {
    coming = undefined;
    return undefined;
  });
  return coming;
};

/** The menu's looks, and what its entries do; without network it opens as it is, rather than not at all. */
export const withDeferredStyles = async () => {
  const file = await lateFile();
  file?.startDeferred();
  return file;
};

/**
 * The file of what opens only by a tap comes with the first touch or key, so that it is there in time. Its looks are
 * put into the page behind what the press does: that costs a slow phone a frame.
 */
const onTouch = (): void => {
  void lateFile();
  afterInteraction(() => void withDeferredStyles());
};

export const startOnInteraction = (): void => {
  // It may have happened while this script was loading.
  if ('interacted' in document.documentElement.dataset) {
    onTouch();
    return;
  }
  for (const name of ['pointerdown', 'keydown']) {
    addEventListener(name, onTouch, { once: true, capture: true, passive: true });
  }
};
