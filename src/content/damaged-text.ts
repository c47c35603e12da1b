import { baseLocale, contentLocales, localeName, type Text } from './text.ts';

/** UTF-8 decoded with the wrong charset: "Ã±" for "ñ", "â€™" for "’". */
const mojibake = /Ã[\u0080-\u00bf]|â€.|Â[\u00a0-\u00bf]|ï»¿|\ufffd/;

/** Invisible characters, which break a URL. */
const invisible = /[\u00a0\u00ad\u200b-\u200d\u2060\ufeff]/;

const byteOrderMark = '\ufeff';

/** Returns the problems of a file that are invisible in an editor; `subject` names the file's text. */
export const invisibleProblems = (text: string, subject: string): string[] => {
  const broken = mojibake.exec(text.replace(byteOrderMark, ''))?.[0];
  return [
    ...(text.startsWith(byteOrderMark)
      ? ['The file starts with a byte order mark (BOM). Save it as UTF-8 without BOM.']
      : []),
    ...(broken ? [`${subject} has broken characters ("${broken}"). Save the file as UTF-8 and retype them.`] : []),
  ];
};

/** Returns the problems of the links in a Markdown text. */
export const linkProblems = (text: string, language: string): string[] =>
  [...text.matchAll(/\[([^\][\n]+)\]\(([^)\n]*)(\)?)/g)].flatMap(([, words = '', address = '', end]) => {
    if (!end) return [`The link "${words}" in the ${language} text is not closed. End its address with ")".`];
    return invisible.test(address)
      ? [
          `The address of the link "${words}" in the ${language} text contains an invisible character. Retype the address.`,
        ]
      : [];
  });

/** Words of a language that are rare in texts of the others. */
const functionWords: Readonly<Record<string, RegExp>> = {
  en: /\b(the|and|you|your|is|are|of|to|with|it|this|for|when|not|can|from|that|we|our|be|will|or|in|on|by|as|if|a)\b/gi,
  fil: /\b(ang|ng|mga|sa|mo|ka|na|ay|para|kung|ito|hindi|lang|kapag|may|namin|natin|kami|ninyo|iyong|si|ni|at|din|rin|pa|po|nang|bago|puwede|wala|walang|dahil|kahit|ikaw|siya|sila)\b/gi,
  vi: /(?<!\p{L})(và|của|là|bạn|được|không|cho|với|các|những|này|khi|để|trong|có|một|hoặc|từ|đến|chúng|tôi|sẽ|vào|như|thì|nếu|trên|theo|mỗi|đã|bằng)(?!\p{L})/giu,
};

/** Minimum number of these words required to recognize a language. */
const minFunctionWords = 6;

/**
 * Returns sections written in another language of the site: in the published texts at least 75 % of these words belong
 * to the own one.
 */
export const otherLanguageProblems = (texts: Text, locale: string): string[] => {
  const text = texts[locale] ?? '';
  const others = contentLocales.filter((it) => it !== locale);
  // A completely copied section is reported as such.
  const copied = new Set(locale === baseLocale ? [] : sectionsOf(texts[baseLocale]));
  const count = (words: string, of: string) => words.match(functionWords[of] ?? /$^/g)?.length ?? 0;
  const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, words = '']) => words);
  return sectionsOf(text).flatMap((section, index) => {
    const plain = section.replace(/\]\([^)]*\)/g, ']');
    const own = count(plain, locale);
    const other = others.find((it) => count(plain, it) >= minFunctionWords && count(plain, it) > own);
    if (other === undefined || copied.has(section)) return [];
    const [here, there] = [localeName(locale), localeName(other)];
    return [`The ${here} text under "${headings[index - 1] ?? 'the beginning'}" is written in ${there}.`];
  });
};

/** Returns names in braces that are not replaced: figures of rules are `{rule.figure}`, page texts have three more. */
export const braceProblems = (text: string, known: readonly string[], subject: string): string[] =>
  [...text.matchAll(/\{([^{}\n]*)\}/g)].flatMap(([braces, name = '']) =>
    known.includes(name) || /^[\w-]+\.\w+$/.test(name)
      ? []
      : [`${subject} has ${braces}, which is not a known placeholder.`],
  );

/** Returns the sentences of each section; tables of names and amounts may be identical in all languages. */
const sectionsOf = (text: string): string[] => text.split(/^## .*$/m).map((it) => it.replace(/^\|.*$/gm, '').trim());

/** Minimum length of an answer that cannot be identical in two languages by chance, such as a URL. */
const shortestAnswer = 40;

/** Returns a problem for each question whose translated answer equals the English one. */
export const untranslatedProblems = (en: string, translated: string): string[] => {
  const english = new Set(sectionsOf(en).filter((it) => it.length >= shortestAnswer));
  const headings = [...translated.matchAll(/^## (.*)$/gm)].map(([, words = '']) => words);
  return sectionsOf(translated).flatMap((answer, index) =>
    english.has(answer) && en.trim() !== translated.trim()
      ? [`The text under "${headings[index - 1] ?? 'the beginning'}" is the same as the English text. Translate it.`]
      : [],
  );
};
