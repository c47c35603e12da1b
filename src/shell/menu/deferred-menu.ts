import { afterInteraction } from '#lib/browser/after-interaction.ts';
import { ignoreFailure } from '#lib/ignore-failure.ts';
import { openModal } from '#ui/open-modal.ts';
import { adoptStyles } from '#ui/styles/adopt.ts';
import { loadIcons } from '#ui/styles/icon-address.ts';
import { applyDeferredHrefs } from '../page/deferred-hrefs.ts';
import { showErrorToast } from '../toasts/show-error-toast.ts';
import menu from './menu.css?inline';

let isStarted = false;

/** Closes the menu and runs `open` when one of its entries is pressed. */
const onEntry = (selector: string, open: () => Promise<void>): void => {
  const menu = document.querySelector<HTMLDialogElement>('[data-menu]');
  menu?.querySelector(selector)?.addEventListener('click', () => {
    menu.close();
    open().catch(showErrorToast);
  });
};

/** Adopts the styles of the menu and starts its entries. The first tap waits for nothing else. */
export const startMenuEntries = (): void => {
  if (isStarted) return;
  isStarted = true;
  adoptStyles(menu);
  onEntry('[data-display]', () =>
    import('../display/show-display-settings.ts').then(({ showDisplaySettings }) => showDisplaySettings()),
  );
  onEntry('[data-log-out]', () => import('../session/confirm-log-out.ts').then(({ confirmLogOut }) => confirmLogOut()));
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
    ignoreFailure(import('../page/after-first-interaction.ts'));
  });
