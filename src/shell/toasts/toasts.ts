import { $toast } from '#lib/toasts.ts';
import { drawToast } from './draw-toast.ts';

/** Shows toasts in the live region. The renderer is loaded with the shell, so that toasts work offline. */
export const startToasts = (): void => {
  const region = document.querySelector<HTMLElement>('[data-toasts]');
  if (region) $toast.subscribe((toast) => drawToast(region, toast));
};
