import { $session } from '../stores/session.ts';
import { $toast, hideToast } from '../stores/toasts.ts';

/** Shows toasts in the one live region; what draws them comes with the first (R213). */
export const startToasts = (): void => {
  const region = document.querySelector('[data-toasts]');
  if (!region) return;
  let drawn = false;
  $toast.subscribe(async (toast) => {
    if (!toast && !drawn) return;
    drawn = true;
    const { drawToast } = await import('./draw-toast.ts');
    drawToast(region, $toast.get());
  });
  $session.listen((session, before) => {
    if (session && !before) hideToast();
  });
};
