import { afterInteraction } from '#lib/browser/after-interaction.ts';
import { openModal } from '#ui/open-modal.ts';
import { adoptStyles } from '#ui/styles/adopt.ts';
import { loadIcons } from '#ui/styles/icon-address.ts';
import { startDisplaySettings } from '../display/start-display-settings.ts';
import { applyDeferredHrefs } from '../page/deferred-hrefs.ts';
import { startLogOut } from '../session/start-log-out.ts';
import menu from './menu.css?inline';

let isStarted = false;

/** Adopts the styles of the menu and starts its entries. The first tap waits for nothing else. */
export const startMenuEntries = (): void => {
  if (isStarted) return;
  isStarted = true;
  adoptStyles(menu);
  startDisplaySettings();
  startLogOut();
};

export const showMenu = (menu: HTMLDialogElement): void =>
  menu.addEventListener(
    'close',
    openModal(menu, () => menu.close()),
    { once: true },
  );

/** Loads, after the effect of the first tap, all icons and the code that is only needed after an interaction. */
export const loadDeferredFiles = (): void =>
  // Parsing the icon file takes a slow phone 40 ms.
  afterInteraction(() => {
    applyDeferredHrefs('[data-href]');
    loadIcons('use');
    // A page that fails to load it works without; the next page loads it again.
    import('../page/after-first-interaction.ts').catch(() => undefined);
  });
