import { showErrorToast } from '../toasts/show-error-toast.ts';

/** Asks for confirmation when the menu's logout entry is pressed. */
export const startLogOut = (): void => {
  const menu = document.querySelector<HTMLDialogElement>('[data-menu]');
  menu?.querySelector('[data-log-out]')?.addEventListener('click', () => {
    menu.close();
    import('./confirm-log-out.ts').then(({ confirmLogOut }) => confirmLogOut()).catch(showErrorToast);
  });
};
