let last: Promise<unknown> = Promise.resolve();

/** Resolves when no dialog stands on the page: what comes unasked interrupts nobody. */
const free = async (): Promise<void> => {
  for (;;) {
    const open = document.querySelector('dialog:modal');
    if (!open) return;
    await new Promise((resolve) => open.addEventListener('close', resolve, { once: true }));
  }
};

/** Shows a dialog once all before it are gone, so that two never stand on each other (A27). */
export const inTurn = <T>(show: () => Promise<T>): Promise<T> => {
  const answer = last.then(show);
  last = answer;
  return answer;
};

/** As `inTurn`, for what nobody asked for: it also waits for menus, drawers and sheets to close. */
export const whenFree = <T>(show: () => Promise<T>): Promise<T> => inTurn(() => free().then(show));
