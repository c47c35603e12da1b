/** Names of the buttons beside a chosen picture of a text, in their order. */
const pictureButtons = ['Describe the picture', 'Replace the picture', 'Remove the picture'];

const isUnnamed = (button: Element): boolean =>
  !button.hasAttribute('aria-label') && !button.hasAttribute('aria-labelledby') && !button.textContent?.trim();

/**
 * Corrects names of Keystatic's elements for screen readers and voice control: buttons that show only an icon, and the handle
 * of a pane that a narrow window does not show.
 */
export const correctNames = (): void => {
  for (const handle of document.querySelectorAll('[role="separator"][aria-controls]'))
    if (!document.getElementById(handle.getAttribute('aria-controls') ?? '')) handle.removeAttribute('aria-controls');
  // A narrow window has a menu of the actions that a wide one shows beside "Save".
  for (const button of document.querySelectorAll('button[aria-label="…"]'))
    button.setAttribute('aria-label', 'More actions');
  for (const button of document.querySelectorAll('[role="row"] button'))
    if (isUnnamed(button))
      button.setAttribute('aria-label', `Remove ${button.closest('[role="row"]')?.getAttribute('aria-label') ?? ''}`);
  for (const box of document.querySelectorAll('[role="dialog"]:has(button)')) {
    const buttons = [...box.querySelectorAll('button')].filter(isUnnamed);
    if (buttons.length !== pictureButtons.length) continue;
    for (const [index, button] of buttons.entries()) button.setAttribute('aria-label', pictureButtons[index] ?? '');
  }
};
