import { afterInteraction } from '../../lib/browser/after-interaction.ts';
import { closeOnBack, closeOnBackdropPress } from '../../ui/dismiss-dialog.ts';
import { adoptStyles } from '../../ui/styles/adopt.ts';
import { startDisplaySettings } from '../display/start-display-settings.ts';
import menu from '../menu/menu.css?inline';
import { startLogOut } from '../session/start-log-out.ts';
import { loadDeferredLinks } from './deferred-links.ts';

let started = false;

/** Adopts the styles of the menu and starts its entries. The first tap waits for nothing else. */
export const startDeferred = (): void => {
  if (started) return;
  started = true;
  adoptStyles(menu);
  startDisplaySettings();
  startLogOut();
  const dialog = document.querySelector<HTMLDialogElement>('[data-menu]');
  if (dialog) closeOnBackdropPress(dialog, () => dialog.close());
};

/** Makes back close the open menu. */
export const closeMenuOnBack = (dialog: HTMLDialogElement): void => {
  dialog.addEventListener(
    'close',
    closeOnBack(() => dialog.close()),
    { once: true },
  );
};

// The effect of the tap comes first: parsing the icon file takes a slow phone 40 ms.
afterInteraction(() => {
  loadDeferredLinks('[data-href]');
  // This page does not need it; the next page loads it again.
  import('./after-first-interaction.ts').catch(() => undefined);
});
