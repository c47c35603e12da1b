/** Creates an element with properties and children. */
export const element = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const created = Object.assign(document.createElement(name), properties);
  created.append(...children);
  return created;
};

/** Opens a dialog that is removed when it closes. */
export const showDialog = (title: string, ...children: Node[]): HTMLDialogElement => {
  const dialog = element('dialog', { className: 'content-dialog' }, element('h2', { textContent: title }), ...children);
  dialog.setAttribute('aria-label', title);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
};
