import type { ContentFormField } from '@keystatic/core';

interface State {
  readonly doc: { eq(other: unknown): boolean };
}

const blocksOf = (text: string): string[] => text.trim().split(/\n\s*\n/);

/**
 * Returns `after` with the original formatting of blocks that `before` also contains; both are written by the editor.
 */
const mergeBlocks = (typed: string, before: string, after: string): string => {
  const [own, written] = [blocksOf(typed), blocksOf(before)];
  if (own.length !== written.length) return after;
  const kept = new Map(written.map((block, index) => [block, own[index]]));
  return `${blocksOf(after)
    .map((block) => kept.get(block) ?? block)
    .join('\n\n')}\n`;
};

const decode = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);

/** Returns a rich-text field that keeps the formatting of unchanged blocks. */
export const keepTyped = <S extends State, R>(field: ContentFormField<S, S, R>): ContentFormField<S, S, R> => {
  const read = new Map<string | undefined, { readonly typed: Uint8Array; readonly state: S }>();
  return {
    ...field,
    parse(value, entry) {
      const state = field.parse(value, entry);
      if (entry.content) read.set(entry.slug, { typed: entry.content, state });
      return state;
    },
    serialize(state, entry) {
      const written = field.serialize(state, entry);
      const file = read.get(entry.slug);
      if (!file) return written;
      if (file.state.doc.eq(state.doc)) return { ...written, content: file.typed };
      const before = decode(field.serialize(file.state, entry).content);
      const content = mergeBlocks(decode(file.typed), before, decode(written.content));
      return { ...written, content: new TextEncoder().encode(content) };
    },
  };
};

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Returns an MDX field that treats names in braces, such as `{reload.maxBonus}`, as text instead of code. */
export const withNames = <S extends State, R>(field: ContentFormField<S, S, R>): ContentFormField<S, S, R> => ({
  ...field,
  parse: (value, entry) =>
    field.parse(value, {
      ...entry,
      content: entry.content && encode(decode(entry.content).replace(/(?<!\\)\{(?=[\w.-]+\})/g, '\\{')),
    }),
  serialize(state, entry) {
    const written = field.serialize(state, entry);
    const text = decode(written.content).replace(/\\\{([\w.-]+)\\?\}/g, '{$1}');
    return { ...written, content: encode(text) };
  },
});
