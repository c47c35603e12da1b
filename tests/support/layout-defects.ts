/** Runs in a page: returns descriptions of content that is cut off or overflows at this width and text size. */
export const layoutDefectsInPage = async (): Promise<string[]> => {
  const transitions = document.getAnimations().filter((it) => it instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
  // `innerWidth` grows with a page that is too wide.
  const width = document.documentElement.clientWidth;
  const visible = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const named = (element: Element): string => element.outerHTML.replace(/\s+/g, ' ').slice(0, 110);
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement?.closest('*') ?? null));
  // Moving content is excluded, because hidden parts of it become visible.
  const parts = [...document.querySelectorAll('h1, h2, h3, button, a, label, p, dt, dd, li, td, input')].filter(
    (part) => visible(part) && !part.closest('.swiper, .ticker, .matches__open'),
  );
  const found: string[] = [];
  if (document.documentElement.scrollWidth > width)
    found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  for (const part of parts) {
    const { overflowX, overflowY, textOverflow } = getComputedStyle(part);
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = part;
    const box = part.getBoundingClientRect();
    if (clientWidth > 1 && box.right > width + 1 && !part.closest('.vh') && !scrolls(part.parentElement))
      found.push(`out of sight: ${named(part)}`);
    if (part.tagName === 'INPUT' || clientWidth <= 1 || part.classList.contains('vh')) continue;
    const isTruncated = scrollWidth > clientWidth + 1 && overflowX === 'hidden' && textOverflow !== 'ellipsis';
    const isTooTall = scrollHeight > clientHeight + 3 && overflowY === 'hidden' && !part.matches('.two, .one');
    if (isTruncated || isTooTall) found.push(`cut off: ${named(part)}`);
  }
  // Text beyond the edge of its button or column; broken amounts, and broken words that would fit into a line.
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.textContent ?? '';
    const parent = text.parentElement;
    const column = parent?.closest('button, a, label, dt, dd, td, h1, .chip');
    // Other text in a panel is only checked for leaving the panel.
    const box = column ?? parent?.closest('.panel');
    if (
      !words.trim() ||
      !parent ||
      !box ||
      !visible(parent) ||
      parent.closest('.vh, .one, .two, .swiper, .ticker, .tabbar__bubble')
    )
      continue;
    range.selectNodeContents(text);
    const { left, right } = range.getBoundingClientRect();
    const { left: start, right: end } = box.getBoundingClientRect();
    const isAbsolute = getComputedStyle(parent).position === 'absolute';
    if (!isAbsolute && (right > end + 1.5 || left < start - 1.5))
      found.push(`runs over: ${words.trim()} in ${named(box)}`);
    if (!column) continue;
    for (const { index, 0: whole } of words.matchAll(/₱[\d,.]*\d|(?<!\p{L})\p{L}{2,13}(?!\p{L})/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + whole.length);
      // WebKit also returns a zero-width box at the end of the line before a word that starts the next one.
      const lines = [...range.getClientRects()].filter((line) => line.width > 0);
      const [first, last] = [lines[0], lines.at(-1)];
      if (first && last && last.top > first.top + first.height / 2) found.push(`broken: ${whole} in ${named(box)}`);
    }
  }
  for (const words of document.querySelectorAll('.slide small, .slide strong')) {
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = words;
    // Firefox uses the height of the font, which may exceed that of the line.
    const line = Number.parseFloat(getComputedStyle(words).lineHeight);
    const isCut = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + line / 2;
    if (visible(words) && isCut) found.push(`cut off: ${named(words)}`);
  }
  for (const label of document.querySelectorAll('.tabbar a > span:not(.tabbar__bubble, .vh)')) {
    range.selectNodeContents(label);
    const tops = new Set(
      [...range.getClientRects()].filter((line) => line.width > 0).map((line) => Math.round(line.top)),
    );
    if (visible(label) && tops.size > 1) found.push(`two lines: ${named(label)}`);
  }
  return found;
};
