/** Building blocks of nginx's configuration language. */

/** Returns a text in quotes. Backslashes are kept, because regular expressions need them. */
export const quote = (text: string): string => `'${text.replaceAll("'", "\\'")}'`;

/** Escapes a text for a regular expression. */
export const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Returns `map SOURCE $NAME { … }`; the first pattern that matches counts. Values may contain variables. */
export const mapOf = (name: string, source: string, cases: Readonly<Record<string, string>>, otherwise = ''): string =>
  [
    `map ${quote(source)} $${name} {`,
    `  default ${quote(otherwise)};`,
    ...Object.entries(cases).map(([key, value]) => `  ${quote(key)} ${quote(value)};`),
    '}',
  ].join('\n');

/**
 * Returns a map whose keys are file names: nginx compares plain keys case-insensitively, but file names are
 * case-sensitive.
 */
export const exactMapOf = (name: string, source: string, cases: Readonly<Record<string, string>>): string =>
  [
    mapOf(
      `${name}_any_case`,
      source,
      Object.fromEntries(Object.entries(cases).map(([key, value]) => [key, `${key} ${value}`])),
    ),
    mapOf(name, `${source} $${name}_any_case`, { [`~^(\\S+) \\1 (?<${name}_exact>.*)$`]: `$${name}_exact` }),
  ].join('\n\n');

/** Returns keys that match exactly this text, case-sensitively. */
export const exactly = (cases: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(cases).map(([key, value]) => [`~^${literal(key)}$`, value]));

/** Returns headers as directives; those with an empty value are omitted. */
export const addHeaders = (headers: Readonly<Record<string, string>>, indent: string): string =>
  Object.entries(headers)
    .map(([name, value]) => `${indent}add_header ${name} ${quote(value)} always;`)
    .join('\n');
