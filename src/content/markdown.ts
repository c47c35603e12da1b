import { Marked, type Token, type Tokens } from 'marked';
import { isContactLink } from '#contract/contact-link.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const isOwn = (href: string): boolean => /^(\/m\/|#)/.test(href) || isContactLink(href);

/** Returns a renderer that shows `##` as a heading of `level` and escapes HTML in the text. */
const rendererFor = (level: number): Marked =>
  new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth }) {
        const tag = `h${Math.min(6, depth - 2 + level)}`;
        return `<${tag}>${this.parser.parseInline(tokens)}</${tag}>\n`;
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        if (isOwn(href)) return `<a href="${escapeHtml(href)}">${words}</a>`;
        // External links open in a new tab without a reference to the opener.
        return href.startsWith('https://')
          ? `<a href="${escapeHtml(href)}" target="_blank" rel="noopener">${words}</a>`
          : words;
      },
      image: ({ href, text }) => `<img src="${escapeHtml(href)}" alt="${escapeHtml(text)}" loading="lazy">`,
      html: ({ text }) => escapeHtml(text),
    },
  });

const renderers = [2, 3].map(rendererFor);
const [second, third] = renderers as [Marked, Marked];

/** Returns the HTML of a text whose sections start with `##`, shown as headings of `level`. */
export const renderText = (text: string, level: 2 | 3): string => (level === 2 ? second : third).parse(text) as string;

const isQuestion = (token: Token): token is Tokens.Heading => token.type === 'heading' && token.depth === 2;

/** Returns the HTML of a help text: each `##` is a question that expands its answer; the first is expanded. */
export const renderQuestions = (text: string): string => {
  const tokens = third.lexer(text);
  const starts = tokens.flatMap((token, index) => (isQuestion(token) ? [index] : []));
  const render = (from: number, to?: number) =>
    third.parser(Object.assign(tokens.slice(from, to), { links: tokens.links }));
  const questions = starts.map((start, n) => {
    const question = third.Parser.parseInline((tokens[start] as Tokens.Heading).tokens);
    const open = n === 0 ? ' open' : '';
    return `<details${open}><summary>${question}</summary>\n${render(start + 1, starts[n + 1])}</details>\n`;
  });
  return render(0, starts[0]) + questions.join('');
};

/** Returns the links and pictures of a text. */
export const referencesOf = (
  text: string,
): { readonly links: string[]; readonly images: { src: string; alt: string }[] } => {
  const links: string[] = [];
  const images: { src: string; alt: string }[] = [];
  third.walkTokens(third.lexer(text), (token) => {
    if (token.type === 'link') links.push(token.href);
    if (token.type === 'image') images.push({ src: token.href, alt: token.text });
  });
  return { links, images };
};

/** Markdown elements that the site has no styles for, by token name. */
const withoutStyle: Readonly<Record<string, string>> = {
  code: 'a block of code (``` or a line that starts with four spaces)',
  codespan: 'code in backticks',
  blockquote: 'a quotation (>)',
  hr: 'a line (---)',
  del: 'struck-out text (~~)',
};

/** Markup of a text with the words where it stands. */
interface Mark {
  readonly mark: string;
  readonly words: string;
}

const firstLineOf = (raw: string): string => raw.trimStart().split('\n', 1)[0] ?? '';

/** Returns the markup of a text: its headings, unclosed bold and italic, unsupported elements and HTML. */
export const readMarks = (text: string) => {
  const unshown: Mark[] = [];
  const headings: { depth: number; words: string; raw: string }[] = [];
  const strayMarks: string[] = [];
  let html: string | undefined;
  third.walkTokens(third.lexer(text), (token) => {
    if (token.type === 'html') html ??= firstLineOf(token.raw);
    const mark = withoutStyle[token.type];
    if (mark && !unshown.some((it) => it.mark === mark)) unshown.push({ mark, words: firstLineOf(token.raw) });
    if (token.type === 'heading') headings.push({ depth: token.depth, words: token.text, raw: firstLineOf(token.raw) });
    const isLeaf = token.type === 'text' && !('tokens' in token && token.tokens);
    if (isLeaf && /\*\*|__|(^|[\s\p{P}])[*_]\S|\S[*_]([\s\p{P}]|$)/u.test(token.raw))
      strayMarks.push(token.raw.trim().slice(0, 60));
  });
  return { headings, strayMarks, html, unshown };
};
