import type { Endpoint } from '#contract/endpoints.ts';
import type { Facts } from '../matching/facts.ts';

const anyTemplate = /\{\{\s*request\b/;
const placeholder = /\{\{\s*request\.(member|query|headers|body)((?:\.[\w-]+)*)\s*\}\}/;
const every = new RegExp(placeholder, 'g');
const wholePlaceholder = new RegExp(`^${placeholder.source}$`);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Returns a value with each text in it replaced by `change(text)`. */
const mapTexts = (value: unknown, change: (text: string) => unknown): unknown => {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((it) => mapTexts(it, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, it]) => [name, mapTexts(it, change)]));
};

const textsOf = (value: unknown): string[] => {
  const texts: string[] = [];
  mapTexts(value, (text) => texts.push(text));
  return texts;
};

/** Returns whether a reply takes values from the request, as in `{{request.body.username}}`. */
export const hasTemplate = (value: unknown): boolean => textsOf(value).some((text) => anyTemplate.test(text));

/** Returns the texts of a reply that look like templates but are invalid. */
export const invalidTemplates = (value: unknown): readonly string[] =>
  textsOf(value).filter((text) => anyTemplate.test(text.replaceAll(every, '')));

/** Returns fields with the types of the contract, such as numbers of a query; unknown fields stay texts. */
const typed = (schema: Endpoint['query'], input: unknown): unknown => {
  const { data } = schema?.safeParse(input) ?? {};
  return isObject(data) && isObject(input) ? { ...input, ...data } : input;
};

/** Fills the templates of a reply. A text that is one template becomes the value itself, null if the request has none. */
export const fillTemplates = (value: unknown, endpoint: Endpoint, facts: Facts): unknown => {
  if (!hasTemplate(value)) return value;
  const request: Record<string, unknown> = {
    member: facts.member,
    query: typed(endpoint.query, facts.query),
    headers: facts.headers,
    body: typed(endpoint.body, facts.body),
  };
  const read = (part: string, path: string): unknown =>
    path
      .split('.')
      .slice(1)
      .map((key) => (part === 'headers' ? key.toLowerCase() : key))
      .reduce<unknown>(
        (inner, key) => (isObject(inner) && Object.hasOwn(inner, key) ? inner[key] : null),
        request[part],
      );
  const textOf = (it: unknown): string => (isObject(it) ? JSON.stringify(it) : String(it ?? ''));
  return mapTexts(value, (text) => {
    const [, part, path = ''] = wholePlaceholder.exec(text) ?? [];
    if (part) return read(part, path);
    return text.replaceAll(every, (_all, name: string, rest: string) => textOf(read(name, rest)));
  });
};
