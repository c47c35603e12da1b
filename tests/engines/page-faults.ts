/** Runs in a page: returns defects that should not occur in any engine. */
export const faultsInPage = (): string[] => {
  const found: string[] = [];
  if (!document.title) found.push('no title');
  for (const { complete, naturalWidth, currentSrc } of document.images)
    if (complete && currentSrc && naturalWidth === 0) found.push(`broken picture: ${currentSrc}`);
  for (const heading of document.querySelectorAll('h1:not(.vh)')) {
    if (!heading.checkVisibility()) continue;
    const words = document.createRange();
    words.selectNodeContents(heading);
    const inner = words.getBoundingClientRect();
    const box = heading.getBoundingClientRect();
    const { overflowY, fontSize } = getComputedStyle(heading);
    // A font's line box may be taller, but its letters stay within a tenth of their size.
    const slack = Number.parseFloat(fontSize) / 10;
    const isCutOff = overflowY !== 'visible' && (inner.top < box.top - slack || inner.bottom > box.bottom + slack);
    if (isCutOff || inner.right > box.right + 1) found.push(`cut off: ${heading.textContent}`);
  }
  return found;
};
