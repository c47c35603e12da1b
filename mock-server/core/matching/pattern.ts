/** Returns the parts of a pattern between its stars; `\*` and `\\` are read as a star and a backslash. */
const partsOf = (pattern: string): string[] => {
  if (!pattern.includes('\\')) return pattern.split('*');
  const parts = [''];
  for (const [token] of pattern.matchAll(/\\[*\\]|[\s\S]/g)) {
    if (token === '*') parts.push('');
    else parts[parts.length - 1] += token.length > 1 ? token.slice(1) : token;
  }
  return parts;
};

/** Returns whether a text matches a pattern in which `*` matches any text and `\*` a star. Runs in linear time. */
export const matchesPattern = (pattern: string, text: string): boolean => {
  const [first = '', ...others] = partsOf(pattern);
  const last = others.pop();
  if (last === undefined) return first === text;
  if (!text.startsWith(first) || text.length < first.length + last.length || !text.endsWith(last)) return false;
  const end = text.length - last.length;
  let from = first.length;
  for (const part of others) {
    const at = text.indexOf(part, from);
    if (at < 0 || at + part.length > end) return false;
    from = at + part.length;
  }
  return true;
};

/** Returns the pattern that matches only this text. */
const escapeText = (text: string): string => text.replace(/[*\\]/g, '\\$&');

/** Returns a value as part of a match that only an equal value meets: stars in its texts are escaped. */
export const escapePattern = (value: unknown): unknown => {
  if (typeof value === 'string') return escapeText(value);
  if (Array.isArray(value)) return value.map(escapePattern);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, escapePattern(item)]));
};
