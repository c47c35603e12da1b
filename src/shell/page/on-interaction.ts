import { afterInteraction } from '#lib/browser/after-interaction.ts';

let coming: Promise<typeof import('../menu/deferred-menu.ts') | undefined> | undefined;

/** Loads the module once: a repeated import would wait in the queue although the file is loaded. */
const loadDeferredMenu = (): Promise<typeof import('../menu/deferred-menu.ts') | undefined> => {
  if (coming) return coming;
  coming = import('../menu/deferred-menu.ts').catch(() => {
    coming = undefined;
    return undefined;
  });
  void coming.then((file) => file?.loadDeferredFiles());
  return coming;
};

/** Applies the styles of the menu and starts its entries. */
const startDeferredMenu = async () => {
  const file = await loadDeferredMenu();
  file?.startMenuEntries();
  return file;
};

/** Opens the menu. Offline, it opens unstyled. */
export const openMenu = async (menu: HTMLDialogElement): Promise<void> => {
  const file = await startDeferredMenu();
  if (menu.open) return;
  if (file) file.showMenu(menu);
  else menu.showModal();
};

/**
 * Loads everything that only a tap opens, with the first touch or key. Styles are applied after the effect of the tap,
 * because they cost a slow phone a frame.
 */
const onTouch = (): void => {
  void loadDeferredMenu();
  afterInteraction(() => void startDeferredMenu());
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
