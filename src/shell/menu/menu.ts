import { withDeferredStyles } from '../page/on-interaction.ts';

/** The menu is a native dialog: focus stays inside, Escape closes, focus returns to the button. */
export const startMenu = (): void => {
  const menu = document.querySelector<HTMLDialogElement>('[data-menu]');
  if (!menu) return;
  for (const button of document.querySelectorAll('[data-open-menu]')) {
    button.addEventListener('click', () => {
      void withDeferredStyles().then((deferred) => {
        if (menu.open) return;
        menu.showModal();
        deferred?.closeMenuOnBack(menu);
      });
    });
  }
  menu.addEventListener('click', (event) => {
    if ((event.target as Element).closest('[data-close-menu]')) menu.close();
  });
};
