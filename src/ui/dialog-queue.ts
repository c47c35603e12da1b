import { atom } from 'nanostores';

let last: Promise<unknown> = Promise.resolve();

/** Whether a queued dialog is open. Animations behind it pause, because their pause buttons are out of reach. */
export const $isDialogOpen = atom(false);

/** Resolves immediately, or once the open dialog is closed. */
export const untilDialogClosed = async (): Promise<void> => {
  if (!$isDialogOpen.get()) return;
  await new Promise<void>((resolve) => {
    const stop = $isDialogOpen.listen(() => {
      stop();
      resolve();
    });
  });
};

/** Resolves when no dialog is open, so that unrequested dialogs interrupt nothing. */
const free = async (): Promise<void> => {
  for (;;) {
    const open = document.querySelector('dialog:modal');
    if (!open) return;
    await new Promise((resolve) => open.addEventListener('close', resolve, { once: true }));
  }
};

const covering = async <T>(show: () => Promise<T>): Promise<T> => {
  $isDialogOpen.set(true);
  try {
    return await show();
  } finally {
    $isDialogOpen.set(false);
  }
};

const inOrder = <T>(show: () => Promise<T>): Promise<T> => {
  const answer = last.then(show, show);
  last = answer;
  return answer;
};

/** Shows a dialog after all earlier ones are closed, so that two are never stacked (A27). */
export const queueDialog = <T>(show: () => Promise<T>): Promise<T> => inOrder(() => covering(show));

/**
 * Shows a dialog that the player did not request: as `queueDialog`, but also after menus, drawers and sheets are
 * closed.
 */
export const queueDialogWhenIdle = <T>(show: () => Promise<T>): Promise<T> =>
  inOrder(() => free().then(() => covering(show)));
