/**
 * Keeps the keyboard focus in the game when the focused control is hidden or replaced. It moves to the control with the
 * same `data-focus`, otherwise to the main button, a button beside it or the selected tab.
 */
export const keepFocus = (main: HTMLElement): void => {
  let last: HTMLElement | null = null;
  let root: HTMLElement = main;
  document.addEventListener('focusin', ({ target }) => {
    last = target as HTMLElement;
    root = last.closest('dialog') ?? main;
  });
  document.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget) return;
    const left = last;
    // Chrome fires this while a control is being removed.
    queueMicrotask(() => {
      if (last === left && left?.isConnected && !left.closest('[hidden]') && document.hasFocus()) last = null;
    });
  });
  const find = (within: HTMLElement, selector: string): HTMLElement | undefined =>
    [...within.querySelectorAll<HTMLElement>(selector)].find((it) => it.getClientRects().length > 0);
  const restore = (): void => {
    if (!last || (last.isConnected && !last.closest('[hidden]'))) return;
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement !== last) return;
    const within = root instanceof HTMLDialogElement && !root.open ? main : root;
    const key = last.dataset.focus;
    const next =
      (key && find(within, `[data-focus="${CSS.escape(key)}"]`)) ||
      find(within, '.go') ||
      find(within, '.controls button') ||
      find(within, '.tab[aria-pressed="true"]');
    last = null;
    next?.focus({ preventScroll: true });
  };
  new MutationObserver(restore).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['hidden'],
  });
};
