import { $toast } from '../../lib/toasts.ts';

/** Shows toasts in the one live region (R213). What draws them lies in one file with the words that they are made of. */
export const startToasts = (): void => {
  const region = document.querySelector<HTMLElement>('[data-toasts]');
  if (!region) return;
  $toast.listen(() => {
    import('./draw-toast.ts').then(
      ({ drawToast }) => drawToast(region, $toast.get()),
      // It cannot be fetched: neither could the words, and the next toast asks again.
      () => undefined,
    );
  });
};
