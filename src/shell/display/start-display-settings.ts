import { showErrorToast } from '../toasts/show-error-toast.ts';

/** Opens the display settings from the menu. */
export const startDisplaySettings = (): void => {
  const menu = document.querySelector<HTMLDialogElement>('[data-menu]');
  menu?.querySelector('[data-comfort]')?.addEventListener('click', () => {
    menu.close();
    import('./show-display-settings.ts').then(({ showDisplaySettings }) => showDisplaySettings()).catch(showErrorToast);
  });
};
