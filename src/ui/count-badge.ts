/** More than this many read as `99+` (A73). */
const maxShown = 99;

/** Writes a number into every badge of a document that the selector names; none shows where there is nothing to count. */
export const renderCount = (selector: string, count: number, label: string): void => {
  for (const badge of document.querySelectorAll<HTMLElement>(selector)) {
    badge.hidden = count === 0;
    badge.textContent = count > maxShown ? `${maxShown}+` : String(count);
    badge.role = 'img';
    badge.ariaLabel = label;
  }
};
