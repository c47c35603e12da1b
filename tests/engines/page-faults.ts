/** Runs in a page: what a reader would find broken in any engine; nothing, one hopes. */
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
    const cut = inner.top < box.top - 1 || inner.bottom > box.bottom + 1 || inner.right > box.right + 1;
    if (cut) found.push(`cut off: ${heading.textContent}`);
  }
  return found;
};
