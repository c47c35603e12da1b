/**
 * Runs in a page: replaces its texts by a pseudo-locale, with an accent on letters and about 40 % more of them, as in
 * languages that need more room than English. Texts with a longest allowed length get no longer than that. Amounts and dates
 * stay, and so do names of categories, which are no texts of the site.
 */
export const pseudoLocaliseInPage = (maxLengths: Readonly<Record<string, number>>): void => {
  const accented: Readonly<Record<string, string>> = {
    a: 'á',
    e: 'é',
    i: 'í',
    o: 'ó',
    u: 'ú',
    A: 'Á',
    E: 'É',
    I: 'Í',
    O: 'Ó',
    U: 'Ú',
    n: 'ñ',
    s: 'š',
    c: 'ç',
  };
  const skipped = 'script, style, svg, textarea, title, [translate=no], .vh, .ticker, .cat';
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.nodeValue ?? '';
    if (!/\p{L}{3}/u.test(words) || text.parentElement?.closest(skipped)) continue;
    const lengthened = words.replaceAll(/\p{L}{3,}/gu, (word) =>
      word.replaceAll(/[a-z]/gi, (letter) => accented[letter] ?? letter),
    );
    const { length } = lengthened.trim();
    const limit = maxLengths[words.trim()] ?? Number.POSITIVE_INFINITY;
    const missing = Math.max(Math.min(Math.round(length * 0.4), limit - length), 0);
    // Whole words, as translations have; a single long word is the hardest for a button.
    const more = lengthened.includes(' ')
      ? ` ${'óñé ťwó '
          .repeat(missing)
          .slice(0, Math.max(missing - 1, 0))
          .trim()}`
      : 'é'.repeat(missing);
    text.nodeValue = lengthened.replace(/\s*$/, (end) => more + end);
  }
};
