import { $isDialogOpen } from './dialog-queue.ts';

/**
 * Calls `onChange` when an element starts or stops being in view without interaction: neither hovered, touched nor
 * focused by keyboard, and not behind a dialog. Returns a function that ends it.
 */
export const watchIdleView = (element: HTMLElement, onChange: (isIdle: boolean) => void): (() => void) => {
  const ends = new AbortController();
  /** Ways in which the element is used now: a pointer leaves it while the focus may stay. */
  const uses = new Set<'pointer' | 'focus'>();
  let isVisible = false;
  let wasIdle = false;
  const update = (): void => {
    const isIdle = isVisible && uses.size === 0 && !$isDialogOpen.get() && !document.hidden;
    if (isIdle !== wasIdle) onChange(isIdle);
    wasIdle = isIdle;
  };
  for (const [use, start, end] of [
    ['pointer', 'pointerenter', 'pointerleave'],
    ['focus', 'focusin', 'focusout'],
  ] as const) {
    const set = (isUsed: boolean): void => {
      if (isUsed) uses.add(use);
      else uses.delete(use);
      update();
    };
    // A tap focuses a button too, and ends with it.
    const onStart = ({ target }: Event): void =>
      set(use === 'pointer' || (target as Element).matches(':focus-visible'));
    element.addEventListener(start, onStart, { signal: ends.signal });
    element.addEventListener(end, () => set(false), { signal: ends.signal });
  }
  document.addEventListener('visibilitychange', update, { signal: ends.signal });
  const stopListening = $isDialogOpen.listen(update);
  const observer = new IntersectionObserver((entries) => {
    isVisible = entries.at(-1)?.isIntersecting ?? false;
    update();
  });
  observer.observe(element);
  return () => {
    ends.abort();
    stopListening();
    observer.disconnect();
  };
};
