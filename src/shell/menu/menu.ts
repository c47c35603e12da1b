import { openMenu } from '../page/on-interaction.ts';

/** Opens the menu, a native dialog that keeps focus inside, closes with Escape and returns focus to its button. */
export const startMenu = (): void => {
  const menu = document.querySelector<HTMLDialogElement>('[data-menu]');
  if (!menu) return;
  for (const button of document.querySelectorAll('[data-open-menu]')) {
    button.addEventListener('click', () => void openMenu(menu));
  }
  menu.addEventListener('click', (event) => {
    if ((event.target as Element).closest('[data-close-menu]')) menu.close();
  });
};
