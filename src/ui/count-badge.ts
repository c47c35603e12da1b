/** Higher counts are shown as `99+`. */
const maxShown = 99;

/** Writes a number into all badges that match the selector; a count of 0 hides them. */
export const renderCount = (selector: string, count: number, label: string): void => {
  for (const badge of document.querySelectorAll<HTMLElement>(selector)) {
    badge.hidden = count === 0;
    badge.textContent = count > maxShown ? `${maxShown}+` : String(count);
    badge.role = 'img';
    badge.ariaLabel = label;
  }
};
