import { atom } from 'nanostores';

/** Durations of toasts, ms, in ascending order; successes take the first two. */
export const toastMs = { success: 1_000, longSuccess: 1_500, message: 2_000, default: 3_000, long: 8_000 } as const;

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: 'ok' | 'note' | 'bad' | 'busy';
  /** Duration in ms; `null` until hidden. */
  readonly time: number | null;
}

/** The visible toast; a new one replaces it. */
export const $toast = atom<Toast | null>(null);

let last = 0;

/** Shows a toast with a translated text. Returns a function that hides this toast. */
export const showToast = (
  text: string,
  { kind = 'note', time = toastMs.default }: Partial<Pick<Toast, 'kind' | 'time'>> = {},
): (() => void) => {
  last += 1;
  const id = last;
  $toast.set({ id, text, kind, time });
  return () => {
    if ($toast.get()?.id === id) $toast.set(null);
  };
};

export const hideToast = (): void => $toast.set(null);
