import { paragraphsOf } from '#features/content/model/plain-text.ts';

interface Section {
  readonly title: string;
  readonly text: string;
}

const question = /<(h[2-4]|summary)\b[^>]*>([\s\S]*?)<\/\1>([\s\S]*?)(?=<(?:h[2-4]|summary)\b|$)/gi;

/** Returns the questions of a help topic with their answers as plain text; the topic itself if it has no questions. */
export const helpSections = (title: string, html: string): readonly Section[] => {
  const sections = [...html.matchAll(question)].map(([, , head = '', body = '']) => ({
    title: paragraphsOf(head).join(' '),
    text: paragraphsOf(body).join(' '),
  }));
  return sections.length > 0 ? sections : [{ title, text: paragraphsOf(html).join(' ') }];
};
