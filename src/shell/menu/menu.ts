import { withDeferredStyles } from '../page/on-interaction.ts';

/** The menu is a native dialog: focus stays inside, Escape closes, focus returns to the button. */
export const startMenu = (): void => {
  const menu = document.querySelector<HTMLDialogElement>('[data-menu]');
  if (!menu) return;
  for (const button of document.querySelectorAll('[data-open-menu]')) {
    button.addEventListener('click', () => void withDeferredStyles().then(() => menu.open || menu.showModal()));
  }
  menu.addEventListener('click', (event) => {
    const target = event.target as Element;
    if (target === menu || target.closest('[data-close-menu]')) menu.close();
  });
};
