import { $isDialogOpen } from './dialog-queue.ts';

/**
 * Calls `onChange` when an element starts or stops being in view without interaction: neither hovered, touched nor
 * focused, and not behind a dialog. Returns a function that ends it.
 */
export const watchIdleView = (element: HTMLElement, onChange: (isIdle: boolean) => void): (() => void) => {
  const ends = new AbortController();
  let isInteracting = false;
  let isVisible = false;
  let wasIdle = false;
  const update = (): void => {
    const isIdle = isVisible && !isInteracting && !$isDialogOpen.get() && !document.hidden;
    if (isIdle !== wasIdle) onChange(isIdle);
    wasIdle = isIdle;
  };
  for (const [event, on] of [
    ['pointerenter', true],
    ['pointerleave', false],
    ['focusin', true],
    ['focusout', false],
  ] as const) {
    const setInteracting = (): void => {
      isInteracting = on;
      update();
    };
    element.addEventListener(event, setInteracting, { signal: ends.signal });
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
