/**
 * Says a text once to screen readers, politely. A modal dialog makes the rest of the page inert: the region is inside the
 * topmost one.
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
  // Screen readers notice a change only in a region that they know, and the same text only after another.
  setTimeout(() => {
    known.textContent = text;
  }, 100);
};
