import { afterInteraction } from '../../lib/browser/after-interaction.ts';

let coming: Promise<typeof import('./deferred-styles.ts') | undefined> | undefined;

/** Loads the module once: a repeated import would wait in the queue although the file is loaded. */
const loadDeferredStyles = (): Promise<typeof import('./deferred-styles.ts') | undefined> => {
  coming ??= import('./deferred-styles.ts').catch(() => {
    coming = undefined;
    return undefined;
  });
  return coming;
};

/** Applies the styles of the menu and starts its entries. Offline, the menu opens unstyled. */
export const withDeferredStyles = async () => {
  const file = await loadDeferredStyles();
  file?.startDeferred();
  return file;
};

/**
 * Loads everything that only a tap opens, with the first touch or key. Styles are applied after the effect of the tap,
 * because they cost a slow phone a frame.
 */
const onTouch = (): void => {
  void loadDeferredStyles();
  afterInteraction(() => void withDeferredStyles());
};

export const startOnInteraction = (): void => {
  // The interaction may have happened while this script was loading.
  if ('interacted' in document.documentElement.dataset) {
    onTouch();
    return;
  }
  for (const name of ['pointerdown', 'keydown']) {
    addEventListener(name, onTouch, { once: true, capture: true, passive: true });
  }
};
