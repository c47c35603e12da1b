/**
 * Runs in a page: returns descriptions of texts that are truncated, broken inside a word or placed over a banner's
 * picture.
 */
export const truncatedTextsInPage = (): string[] => {
  const visible = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const named = (element: Element): string => element.outerHTML.replace(/\s+/g, ' ').slice(0, 110);
  // Names of members, teams and games, and previews of texts that a press opens, may end in an ellipsis.
  const mayShorten =
    '[translate="no"], [data-name], [data-user], .letter, .search__what, .tile__name, .tile__by, .match__top, .winners, .vh, .swiper, .ticker, input, select';
  const found: string[] = [];
  for (const element of document.querySelectorAll('body *')) {
    const { textOverflow, webkitLineClamp } = getComputedStyle(element);
    const isClamped = webkitLineClamp !== 'none' && webkitLineClamp !== '';
    if ((textOverflow !== 'ellipsis' && !isClamped) || !visible(element) || element.closest(mayShorten)) continue;
    const isWide = element.scrollWidth > element.clientWidth + 1;
    const isTooTall = isClamped && element.scrollHeight > element.clientHeight + 3;
    if (isWide || isTooTall) found.push(`shortened: ${element.textContent?.trim()} in ${named(element)}`);
  }
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const within = text.parentElement;
    const words = text.textContent ?? '';
    if (!words.trim() || !within || !visible(within) || within.closest('.vh, .ticker, .swiper, script, style'))
      continue;
    // Longer words, such as ids and URLs, fit into no line at twice their size.
    for (const { index, 0: whole } of words.matchAll(
      /₱[\d,.]*\d|(?<![\p{L}\p{N}/@.-])\p{L}{2,12}(?![\p{L}\p{N}/@])/gu,
    )) {
      range.setStart(text, index);
      range.setEnd(text, index + whole.length);
      const lines = [...range.getClientRects()].filter((line) => line.width > 0);
      const [first, last] = [lines[0], lines.at(-1)];
      if (first && last && last.top > first.top + first.height / 2) found.push(`broken: ${whole} in ${named(within)}`);
    }
  }
  for (const words of document.querySelectorAll('.slide__words')) {
    const banner = words.parentElement?.getBoundingClientRect();
    if (!banner || !visible(words)) continue;
    range.selectNodeContents(words);
    for (const line of range.getClientRects()) {
      // The art occupies the right two fifths of a banner.
      const isBeyondWidth = line.right > banner.left + banner.width * 0.6 + 1;
      const isOutsideBanner = line.top < banner.top - 1 || line.bottom > banner.bottom + 1;
      if (line.width > 0 && (isBeyondWidth || isOutsideBanner))
        found.push(`over the art: ${words.textContent?.trim()}`);
    }
  }
  return [...new Set(found)];
};
