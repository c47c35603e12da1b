import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Dialog } from './Dialog.tsx';
import { queueDialog, queueDialogWhenIdle } from './dialog-queue.ts';

interface Question {
  readonly title: string;
  readonly text: string;
  /** Without it the dialog only informs. */
  readonly cancel?: string;
  readonly confirm: string;
  /** The confirmed action loses something: cancelling is then the primary button. */
  readonly loses?: boolean;
}

/**
 * Shows a dialog after all earlier ones are closed, so that two are never stacked. `render` gets a function that
 * closes it with a result.
 */
export const showDialog = <T,>(render: (close: (answer: T) => void) => ReactNode): Promise<T> =>
  queueDialog(() => mount(render));

/** Shows a dialog immediately above an open one that waits for it. */
export const showDialogOnTop = <T,>(render: (close: (answer: T) => void) => ReactNode): Promise<T> => mount(render);

/**
 * Shows a dialog that the player did not request: as `showDialog`, but also after menus, drawers and sheets are closed.
 */
export const showDialogWhenIdle = <T,>(render: (close: (answer: T) => void) => ReactNode): Promise<T> =>
  queueDialogWhenIdle(() => mount(render));

const mount = <T,>(render: (close: (answer: T) => void) => ReactNode): Promise<T> =>
  new Promise((resolve) => {
    const place = document.createElement('div');
    document.body.append(place);
    const root = createRoot(place);
    root.render(
      render((answer) => {
        root.unmount();
        place.remove();
        resolve(answer);
      }),
    );
  });

const question =
  ({ title, text, cancel, confirm, loses = false }: Question) =>
  (close: (answer: boolean) => void): ReactNode => (
    <Dialog title={title} text={text} onClose={() => close(false)}>
      <div className="dialog__buttons">
        {cancel && (
          <button type="button" className={loses ? 'btn btn--primary' : 'btn btn--quiet'} onClick={() => close(false)}>
            {cancel}
          </button>
        )}
        <button type="button" className={loses ? 'btn btn--quiet' : 'btn btn--primary'} onClick={() => close(true)}>
          {confirm}
        </button>
      </div>
    </Dialog>
  );

/** Shows a confirmation dialog; resolves to true if confirmed. Further ones wait until it is closed. */
export const confirmDialog = (options: Question): Promise<boolean> => showDialog(question(options));

/** Shows a confirmation dialog immediately above an open dialog that waits for the choice. */
export const confirmOnTop = (options: Question): Promise<boolean> => showDialogOnTop(question(options));
