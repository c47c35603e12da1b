import xliff, { type Content, type Document, type Standalone } from 'xliff';
import { argumentName, partsOf } from './placeholders.ts';
import { ListError, type ListedText, namespaceOf, type ReadText } from './text-list.ts';

/** Returns a text whose arguments are elements, which translation tools protect. */
const contentOf = (text: string): Content => {
  const seen = new Map<string, number>();
  return partsOf(text).map(({ text: part, isArgument }): string | Standalone => {
    if (!isArgument) return part;
    const name = argumentName(part);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    // Ids are unique in a text.
    return { Standalone: { id: count > 1 ? `${name}-${count}` : name, 'equiv-text': part } };
  });
};

const isStandalone = (content: Content): content is Standalone =>
  typeof content === 'object' && 'Standalone' in content;

const textOf = (content: Content | undefined): string => {
  if (content === undefined) return '';
  if (typeof content === 'string') return content;
  if (Array.isArray(content)) return content.map(textOf).join('');
  if (isStandalone(content))
    return content.Standalone['equiv-text'] ?? `{${content.Standalone.id.replace(/-\d+$/, '')}}`;
  return Object.values(content)
    .map((it) => textOf((it as { contents?: Content }).contents))
    .join('');
};

/** Returns texts as XLIFF 1.2: a file for each namespace, descriptions as notes, lengths as `maxwidth`. */
export const toXliff = async (texts: readonly ListedText[], language: string): Promise<string> => {
  const resources: Record<string, Record<string, Document['resources'][string][string]>> = {};
  for (const { key, english, translation, description, maxLength } of texts) {
    const namespace = namespaceOf(key);
    resources[namespace] ??= {};
    resources[namespace][key] = {
      source: contentOf(english),
      ...(translation && { target: contentOf(translation) }),
      ...(description && { note: description }),
      ...(maxLength && { additionalAttributes: { maxwidth: String(maxLength), 'size-unit': 'char' } }),
    };
  }
  // Indentation would become part of the texts; lines before elements do not.
  const xml = await xliff.jsToXliff12({ sourceLanguage: 'en', targetLanguage: language, resources }, { indent: '' });
  const lines = xml.replaceAll(
    /<(?=(?:file|body|trans-unit|source|target|note)[ >/]|\/(?:xliff|file|body|trans-unit)>)/g,
    '\n<',
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${lines}\n`;
};

/** Returns the lines on which texts begin, by key. */
const linesOf = (xml: string): ReadonlyMap<string, number> => {
  const lines = new Map<string, number>();
  let [line, before] = [1, 0];
  for (const { index, 1: key = '' } of xml.matchAll(/<trans-unit\s(?:[^>]*\s)?id=["']([^"']+)["']/g)) {
    line += xml.slice(before, index).split('\n').length - 1;
    before = index;
    lines.set(key, line);
  }
  return lines;
};

/** Returns the translations of an XLIFF 1.2 document. Throws a `ListError` if it is not XLIFF. */
export const fromXliff = async (xml: string): Promise<ReadText[]> => {
  let document: Document;
  try {
    document = await xliff.xliff12ToJs(xml, { captureSpacesBetweenElements: true });
  } catch (error) {
    const [message = '', line] = (error as Error).message.split('\n');
    throw new ListError(`The file is not valid XLIFF 1.2: ${message}.`, Number(/\d+/.exec(line ?? '')?.[0] ?? 1));
  }
  const lines = linesOf(xml);
  return Object.values(document.resources).flatMap((units) =>
    Object.entries(units).map(([key, { source, target }]) => ({
      key,
      english: textOf(source),
      translation: textOf(target),
      line: lines.get(key) ?? 1,
    })),
  );
};
