/** A call in a page of docs/simulator, with the stated response. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly status: number;
  /** Part of the response, as JSON; empty if none is shown. */
  readonly reply: string;
}

/** Returns the texts of fenced blocks in a language, in order. */
export const blocksOf = (markdown: string, language: string): string[] =>
  [...markdown.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, text = '']) => text);

/** Parses a call and, after the line `HTTP/1.1 STATUS`, its response; each has headers, an empty line and a body. */
export const readExchange = (block: string): Exchange => {
  const [, call = '', status, reply = ''] = /^([\s\S]*?)^HTTP\/1\.1 (\d{3})$([\s\S]*)/m.exec(block) ?? [];
  const [head = '', ...body] = call.trim().split('\n\n');
  const [first = '', ...lines] = head.split('\n');
  const [method = '', path = ''] = first.split(' ');
  if (!status || !path) throw new Error(`no call with a reply: ${block}`);
  const headers = Object.fromEntries(lines.map((line) => line.split(/:\s*/, 2)));
  return { method, path, headers, body: body.join('\n\n'), status: Number(status), reply: reply.trim() };
};

/** Values of earlier responses by name, as JSON. */
export type Remembered = Map<string, unknown>;

const nameIn = (text: unknown): string | undefined =>
  typeof text === 'string' ? /^\{\{(\w+)\}\}$/.exec(text)?.[1] : undefined;

/** Fills `{{name}}` in a line of text, such as a header. */
export const fillText = (text: string, known: Remembered): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name) => String(known.get(name) ?? whole));

/** Fills `{{name}}` in JSON: a whole string by the value, within a string by its text. */
export const fill = (text: string, known: Remembered): string =>
  fillText(
    text.replace(/"\{\{(\w+)\}\}"|^\{\{(\w+)\}\}$/g, (whole, quoted, bare) => {
      const value = known.get(quoted ?? bare);
      return value === undefined ? whole : JSON.stringify(value);
    }),
    known,
  );

/** Returns the shown part with the received values in place of names, and stores these. */
export const bindPlaceholders = (shown: unknown, actual: unknown, known: Remembered): unknown => {
  const name = nameIn(shown);
  if (name !== undefined) {
    known.set(name, actual);
    return actual;
  }
  if (typeof shown !== 'object' || shown === null) return shown;
  const inner = (key: string) => (actual as Record<string, unknown> | undefined)?.[key];
  const entries = Object.entries(shown).map(([key, it]) => [key, bindPlaceholders(it, inner(key), known)] as const);
  return Array.isArray(shown) ? entries.map(([, it]) => it) : Object.fromEntries(entries);
};
