import { Refusal } from '../core/refusal.ts';

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

const isDecoded = (value: unknown): boolean => {
  if (typeof value === 'string') return !value.includes('\uFFFD');
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, inner]) => isDecoded(name) && isDecoded(inner));
};

/** Throws `request.unsupported` for a body with a replacement character, which stands for bytes that were not decoded. */
export const checkDecoded = (body: unknown): void => {
  if (!isDecoded(body)) throw new Refusal('request.unsupported', { why: 'a text of the body is not UTF-8' });
};
