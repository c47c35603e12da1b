import { tellFailure } from '../toasts/tell-failure.ts';

/** The menu's entry asks before it signs out (R061). */
export const startSignOut = (): void => {
  const menu = document.querySelector<HTMLDialogElement>('[data-menu]');
  menu?.querySelector('[data-sign-out]')?.addEventListener('click', () => {
    menu.close();
    import('./ask-sign-out.ts').then(({ askSignOut }) => askSignOut()).catch(tellFailure);
  });
};
