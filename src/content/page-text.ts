import { renderText } from './markdown.ts';
import { fillPageFacts, type TextFacts } from './page-facts.ts';
import { spanOf } from './schedule.ts';
import { inLocale } from './text.ts';
import { writtenContent } from './written.ts';

/**
 * Returns the text of a page as HTML; `level` is the heading level of its sections, `updated` epoch ms. Without a valid entry, the
 * development server shows no text, and a build fails.
 */
export const pageText = (slug: string, locale: string, facts: TextFacts, level: 2 | 3) => {
  const page = writtenContent().pages.get(slug);
  if (!page && import.meta.env.DEV) return { title: '', updated: Date.now(), html: '' };
  if (!page) throw new Error(`content: there is no text ${slug}`);
  return {
    title: inLocale(page.title, locale),
    updated: spanOf({ from: page.updated }).from,
    html: renderText(fillPageFacts(inLocale(page.text, locale), facts), level),
  };
};
