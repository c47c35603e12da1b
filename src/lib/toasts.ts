import { atom } from 'nanostores';

/** How long toasts stay, ms (R213, R277). */
export const toastMs = { short: 1_000, brief: 1_500, message: 2_000, default: 3_000, long: 8_000 } as const;

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: 'ok' | 'note' | 'bad' | 'busy';
  /** ms; `null` stays until hidden. */
  readonly time: number | null;
}

/** The one toast on the screen; a new one replaces it. */
export const $toast = atom<Toast | null>(null);

let last = 0;

/** Shows a toast and answers how to take this one away again. Words are the caller's. */
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
