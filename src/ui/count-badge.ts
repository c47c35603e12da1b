/** Higher counts are shown as `99+`. */
const maxShown = 99;

/** Returns a count as a badge shows it. */
export const countText = (count: number): string => (count > maxShown ? `${maxShown}+` : String(count));

/** Writes a number into all badges that match the selector; a count of 0 hides them. */
export const renderCount = (selector: string, count: number, label: string): void => {
  for (const badge of document.querySelectorAll<HTMLElement>(selector)) {
    badge.hidden = count === 0;
    badge.textContent = countText(count);
    badge.role = 'img';
    badge.ariaLabel = label;
  }
};
