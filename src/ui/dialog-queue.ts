import { atom } from 'nanostores';

let last: Promise<unknown> = Promise.resolve();

/** A dialog that came in its turn stands on the page: what moves behind it, where its pause button is out of reach, rests. */
export const $isDialogOpen = atom(false);

/** Resolves at once, or when that dialog is gone. */
export const untilDialogClosed = async (): Promise<void> => {
  if (!$isDialogOpen.get()) return;
  await new Promise<void>((resolve) => {
    const stop = $isDialogOpen.listen(() => {
      stop();
      resolve();
    });
  });
};

/** Resolves when no dialog stands on the page: what comes unasked interrupts nobody. */
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

/** Shows a dialog once all before it are gone, so that two never stand on each other (A27). */
export const queueDialog = <T>(show: () => Promise<T>): Promise<T> => inOrder(() => covering(show));

/** As `inTurn`, for what nobody asked for: it also waits for menus, drawers and sheets to close. */
export const queueDialogWhenIdle = <T>(show: () => Promise<T>): Promise<T> =>
  inOrder(() => free().then(() => covering(show)));
