import { invalid } from '#sim/core/invalid.ts';
import { Refusal } from '#sim/core/refusal.ts';
import { unstorableField } from '#sim/core/storable-text.ts';

const charsetOf = (contentType: string): string => /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType)?.[1] ?? 'utf-8';

/** Returns the text of a body in the charset of its content type, UTF-8 by default, without BOM. Throws `request.unsupported`. */
export const decodeBody = (bytes: Uint8Array, contentType: string): string => {
  const charset = charsetOf(contentType);
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal('request.unsupported', { why: `the body is not ${charset}` });
  }
};

/** Maximum nesting of a body: `JSON.parse` accepts any depth, but code that walks a body would overflow the stack. */
const maxDepth = 32;

const checkTexts = (value: unknown, depth: number): void => {
  if (depth > maxDepth) throw invalid('', 'depth');
  if (typeof value === 'string') {
    if (value.includes('\uFFFD')) throw new Refusal('request.unsupported', { why: 'a text of the body is not UTF-8' });
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      checkTexts(name, depth);
      checkTexts(inner, depth + 1);
    }
  }
};

/** Throws `request.invalid` if a text of the input, which may become an id, cannot be stored. */
export const checkStorable = (input: unknown): void => {
  const field = unstorableField(input);
  if (field !== undefined) throw invalid(field, 'invalid_format');
};

/**
 * Throws `request.unsupported` for a body with a replacement character, which stands for bytes that were not decoded, and
 * `request.invalid` for one that is nested too deep or that cannot be stored.
 */
export const checkDecoded = (body: unknown): void => {
  checkTexts(body, 0);
  checkStorable(body);
};
