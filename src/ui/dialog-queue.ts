import { atom } from 'nanostores';

let previous: Promise<unknown> = Promise.resolve();

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
const untilNoModal = async (): Promise<void> => {
  for (;;) {
    const open = document.querySelector('dialog:modal');
    if (!open) return;
    await new Promise((resolve) => open.addEventListener('close', resolve, { once: true }));
  }
};

const markOpenDuring = async <T>(show: () => Promise<T>): Promise<T> => {
  $isDialogOpen.set(true);
  try {
    return await show();
  } finally {
    $isDialogOpen.set(false);
  }
};

const inOrder = <T>(show: () => Promise<T>): Promise<T> => {
  const result = previous.then(show, show);
  previous = result;
  return result;
};

/** Shows a dialog after all earlier ones are closed, so that two are never stacked. */
export const queueDialog = <T>(show: () => Promise<T>): Promise<T> => inOrder(() => markOpenDuring(show));

/**
 * Shows a dialog that the player did not request: as `queueDialog`, but also after menus, drawers and sheets are
 * closed.
 */
export const queueDialogWhenIdle = <T>(show: () => Promise<T>): Promise<T> =>
  inOrder(() => untilNoModal().then(() => markOpenDuring(show)));
