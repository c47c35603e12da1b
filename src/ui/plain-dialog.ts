import { createElement } from './create-element.ts';
import css from './dialog.css?inline';
import { queueDialog, queueDialogWhenIdle } from './dialog-queue.ts';
import { openModal } from './open-modal.ts';
import { lazyStyles } from './styles/adopt.ts';

const adoptStylesOnce = lazyStyles(css);

interface Shown {
  readonly title: string;
  /** Class of the dialog. */
  readonly className?: string;
  readonly content: readonly Node[];
}

/** Creates the content of a dialog; gets functions to close it and to change its title. */
type Make = (close: () => void, retitle: (title: string) => void) => Shown;

let count = 0;

const open = (make: Make): Promise<void> =>
  new Promise((resolve) => {
    adoptStylesOnce();
    count += 1;
    const heading = createElement('h2', { id: `dialog-${count}` });
    const inside = createElement('div', { class: 'dialog__in' }, heading);
    const box = createElement('dialog', { class: 'dialog', 'aria-labelledby': heading.id }, inside);
    const close = (): void => box.close();
    const retitle = (title: string): void => {
      heading.textContent = title;
    };
    const { title, className, content } = make(close, retitle);
    if (className) box.classList.add(className);
    retitle(title);
    inside.append(...content);
    document.body.append(box);
    const end = openModal(box, close);
    box.addEventListener('close', () => {
      end();
      box.remove();
      resolve();
    });
  });

/** Shows a modal dialog without React after all earlier dialogs are closed. Resolves when it is closed. */
export const showPlainDialog = (make: Make): Promise<void> => queueDialog(() => open(make));

/**
 * Shows a dialog that the player did not request: as `showPlainDialog`, but also after menus, drawers and sheets are
 * closed.
 */
export const showPlainDialogWhenIdle = (make: Make): Promise<void> => queueDialogWhenIdle(() => open(make));
