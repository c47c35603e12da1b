import { reportError } from '../toasts/report-error.ts';

/** The menu's entry opens the sheet of motion, letters and contrast (X12). */
export const startComfort = (): void => {
  const menu = document.querySelector<HTMLDialogElement>('[data-menu]');
  menu?.querySelector('[data-comfort]')?.addEventListener('click', () => {
    menu.close();
    import('./show-display-settings.ts').then(({ showComfort }) => showComfort()).catch(reportError);
  });
};
