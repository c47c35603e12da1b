import { $toast } from '../../stores/site/toasts.ts';
import { drawToast } from './draw-toast.ts';

/** Shows toasts in the one live region (R213); without a network they matter most, so all of it comes with the page. */
export const startToasts = (): void => {
  const region = document.querySelector<HTMLElement>('[data-toasts]');
  if (!region) return;
  $toast.subscribe((toast) => drawToast(region, toast));
};
