/**
 * Calls `close` when a press begins and ends on the backdrop of a dialog. Returns a function that removes the
 * listeners.
 */
const closeOnBackdropPress = (dialog: HTMLDialogElement, close: () => void): (() => void) => {
  // The target of a click is the common ancestor of press and release: text selected across the edge ends there too.
  let isPressed = false;
  const onPress = ({ target }: Event): void => {
    isPressed = target === dialog;
  };
  const onRelease = ({ target }: Event): void => {
    isPressed &&= target === dialog;
  };
  const onClick = ({ target }: Event): void => {
    if (isPressed && target === dialog) close();
    isPressed = false;
  };
  dialog.addEventListener('mousedown', onPress);
  dialog.addEventListener('mouseup', onRelease);
  dialog.addEventListener('click', onClick);
  return () => {
    dialog.removeEventListener('mousedown', onPress);
    dialog.removeEventListener('mouseup', onRelease);
    dialog.removeEventListener('click', onClick);
  };
};

/** Callbacks of the open dialogs, the topmost last. */
const openDialogs: (() => void)[] = [];

interface DialogState {
  readonly dialogs?: number;
}

/** Returns the number of history entries that this page's dialogs have added up to the current one. */
const depth = (): number => (history.state as DialogState | null)?.dialogs ?? 0;

let lastDepth = 0;

const addEntries = (): void => {
  while (depth() < openDialogs.length) history.pushState({ ...(history.state as object), dialogs: depth() + 1 }, '');
  lastDepth = depth();
};

const onPopState = (event: PopStateEvent): void => {
  const hasGoneBack = depth() < lastDepth;
  lastDepth = depth();
  if (!hasGoneBack) return;
  // The URL is unchanged, so no other handler needs the event.
  event.stopImmediatePropagation();
  if (openDialogs.length <= lastDepth) {
    // The entry of a closed dialog. It is kept until now, because `history.back()` on closing could cancel a navigation
    // that starts at the same time.
    history.back();
    return;
  }
  openDialogs.at(-1)?.();
  // A dialog that needs a response stays open, and another press of back must not leave the page.
  setTimeout(addEntries);
};

/**
 * Calls `onBack` when back is pressed while a dialog is open. Browsers with CloseWatcher send `cancel` to the dialog
 * instead; others get a history entry. Returns a function that ends it.
 */
const closeOnBack = (onBack: () => void): (() => void) => {
  if ('CloseWatcher' in window) return () => undefined;
  const entry = (): void => onBack();
  openDialogs.push(entry);
  addEntries();
  addEventListener('popstate', onPopState, { capture: true });
  return () => {
    openDialogs.splice(openDialogs.indexOf(entry), 1);
  };
};

/**
 * Opens a dialog above all others: all dialogs of the site open with it. Back and a press on the backdrop call
 * `dismiss`; the browser traps the focus and restores it on close. Returns a function that ends the listening.
 */
export const openModal = (dialog: HTMLDialogElement, dismiss: () => void): (() => void) => {
  dialog.showModal();
  const endings = [closeOnBack(dismiss), closeOnBackdropPress(dialog, dismiss)];
  return () => {
    for (const end of endings) end();
  };
};
