/**
 * Announces a text politely to screen readers. A modal dialog makes the rest of the page inert, so the live region is
 * inside the topmost one.
 */
export const announce = (text: string): void => {
  const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  let region = place.querySelector<HTMLElement>(':scope > [data-announcer]');
  if (!region) {
    region = document.createElement('div');
    region.className = 'vh';
    region.role = 'status';
    region.dataset.announcer = '';
    place.append(region);
  }
  const known = region;
  known.textContent = '';
  // Screen readers announce a change only in a region that already exists, and the same text only after a different
  // one.
  setTimeout(() => {
    known.textContent = text;
  }, 100);
};
