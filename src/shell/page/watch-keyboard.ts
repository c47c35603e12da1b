import { root } from '#lib/browser/root.ts';

/** Least height of an on-screen keyboard, px; bars of the browser are lower. */
const minKeyboardHeight = 100;
/** Space between a revealed control and the keyboard, px. */
const gap = 12;
/** Height of the header, which covers the top of the page, px. */
const headerHeight = 56;

type TypedField = HTMLInputElement | HTMLTextAreaElement;

const isTypedField = (element: Element | null): element is TypedField =>
  Boolean(element?.matches('textarea,input:not([type=checkbox],[type=radio],[type=file],[type=range])'));

/** Scrolls so that neither the keyboard nor a sticky button covers a field, with the button of its form if there is room. */
const reveal = (field: TypedField, view: VisualViewport): void => {
  if (field.closest('dialog')) {
    field.scrollIntoView({ block: 'nearest' });
    return;
  }
  const { top, bottom } = field.getBoundingClientRect();
  const button = field.form?.querySelector('[type=submit]')?.getBoundingClientRect();
  const lowest = Math.max(bottom, button?.bottom ?? 0);
  const hasRoom = lowest - top < view.height - headerHeight - gap;
  const covered = (hasRoom ? lowest : bottom) + gap - view.offsetTop - view.height;
  if (covered > 0) scrollBy({ top: covered, behavior: 'instant' });
};

/**
 * Writes what an on-screen keyboard leaves of the screen into `data-keyboard`, `--view-top` and `--view-height` of
 * `<html>`, for dialogs and pages that fill the screen, and keeps the focused field in view.
 */
export const watchKeyboard = (): void => {
  const view = window.visualViewport;
  if (!view) return;
  const update = (): void => {
    const field = document.activeElement;
    // A zoomed page has a small view without a keyboard.
    const isOpen =
      isTypedField(field) && view.scale < 1.1 && root.clientHeight - view.height * view.scale > minKeyboardHeight;
    const hasChanged = root.style.getPropertyValue('--view-height') !== (isOpen ? `${view.height}px` : '');
    root.toggleAttribute('data-keyboard', isOpen);
    root.style.setProperty('--view-top', isOpen ? `${view.offsetTop}px` : '');
    root.style.setProperty('--view-height', isOpen ? `${view.height}px` : '');
    if (isOpen && hasChanged) reveal(field, view);
  };
  view.addEventListener('resize', update);
  view.addEventListener('scroll', update);
  addEventListener('focusin', ({ target }) => {
    update();
    if (root.hasAttribute('data-keyboard') && isTypedField(target as Element)) reveal(target as TypedField, view);
  });
  addEventListener('focusout', () => setTimeout(update));
  // The keyboard may have been opened before the scripts were loaded.
  update();
};
