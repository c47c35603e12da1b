import { $toast } from '../../lib/toasts.ts';
import { drawToast } from './draw-toast.ts';

/** Shows toasts in the one live region (R213). Drawing is loaded with the shell, so that a toast appears without a network. */
export const startToasts = (): void => {
  const region = document.querySelector<HTMLElement>('[data-toasts]');
  if (region) $toast.listen((toast) => drawToast(region, toast));
};
