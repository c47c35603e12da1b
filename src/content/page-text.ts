import { helpOrganisations } from '#markets/current.ts';
import { renderText } from './markdown.ts';
import { spanOf } from './schedule.ts';
import { inLocale } from './text.ts';
import { writtenContent } from './written.ts';

/** Placeholders that page texts may use. */
export interface TextFacts {
  readonly name: string;
  readonly minAge: number;
  readonly helpLine: string;
}

/**
 * Returns the text of a page as HTML; `level` is the heading level of its sections, `updated` epoch ms. Throws if the
 * page has no text.
 */
export const pageText = (slug: string, locale: string, { name, minAge, helpLine }: TextFacts, level: 2 | 3) => {
  const page = writtenContent().pages.get(slug);
  if (!page) throw new Error(`content: there is no text ${slug}`);
  const listed = helpOrganisations.map(({ name, contact }) => `${name} (${contact})`).join(', ');
  const facts: Record<string, string> = {
    brand: name,
    age: String(minAge),
    helpLine,
    helpOrganisations: listed,
  };
  const text = inLocale(page.text, locale).replace(/\{(\w+)\}/g, (braces, fact: string) => facts[fact] ?? braces);
  return {
    title: inLocale(page.title, locale),
    updated: spanOf({ from: page.updated }).from,
    html: renderText(text, level),
  };
};
