import { crossPath, element, sign } from './element.ts';

interface SheetOptions {
  readonly class?: string;
  /** Heading that names the dialog by its id. */
  readonly title: HTMLElement;
  /** A function is evaluated again when the language changes. */
  readonly closeLabel: string | (() => string);
  /** Controls between the title and the close button. */
  readonly actions?: readonly Node[];
}

/** Adds a closed dialog to the document. Its close button and a tap outside close it. */
export const makeSheet = (
  { class: name = '', title, closeLabel, actions = [] }: SheetOptions,
  ...content: readonly Node[]
): HTMLDialogElement => {
  const close = element(
    'button',
    { class: 'round', label: closeLabel, on: { click: () => dialog.close() } },
    sign(crossPath),
  );
  const dialog = element(
    'dialog',
    {
      class: `sheet ${name}`.trim(),
      attributes: { 'aria-labelledby': title.id },
      on: {
        click: (event) => {
          if (event.target === dialog) dialog.close();
        },
      },
    },
    element('div', { class: 'sheet__head' }, title, ...actions, close),
    ...content,
  );
  document.body.append(dialog);
  return dialog;
};

/** Opens a dialog that is removed once it is closed. */
export const openSheet = (options: SheetOptions, ...content: readonly Node[]): HTMLDialogElement => {
  const dialog = makeSheet(options, ...content);
  dialog.addEventListener('close', () => dialog.remove());
  dialog.showModal();
  return dialog;
};
