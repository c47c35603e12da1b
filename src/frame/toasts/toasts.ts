import { $session } from '../../stores/account/session.ts';
import { $toast, hideToast } from '../../stores/site/toasts.ts';
import { drawToast } from './draw-toast.ts';

/** Shows toasts in the one live region (R213); without a network they matter most, so all of it comes with the page. */
export const startToasts = (): void => {
  const region = document.querySelector<HTMLElement>('[data-toasts]');
  if (!region) return;
  $toast.subscribe((toast) => drawToast(region, toast));
  $session.listen((session, before) => {
    if (session && !before) hideToast();
  });
};
