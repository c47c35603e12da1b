/** Small pieces of nginx's configuration language. */

/** A text in quotes; a backslash stays what it is, as regular expressions need it. */
export const quote = (text: string): string => `'${text.replaceAll("'", "\\'")}'`;

/** A text of a regular expression in which nothing means more than itself. */
export const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** `map SOURCE $NAME { … }`; the first pattern that fits counts. Values may hold variables. */
export const mapOf = (name: string, source: string, cases: Readonly<Record<string, string>>, otherwise = ''): string =>
  [
    `map ${quote(source)} $${name} {`,
    `  default ${quote(otherwise)};`,
    ...Object.entries(cases).map(([key, value]) => `  ${quote(key)} ${quote(value)};`),
    '}',
  ].join('\n');

/** As `mapOf`, for keys that are names of files: nginx compares keys without regard to case, files differ by it. */
export const exactMapOf = (name: string, source: string, cases: Readonly<Record<string, string>>): string =>
  [
    mapOf(
      `${name}_any_case`,
      source,
      Object.fromEntries(Object.entries(cases).map(([key, value]) => [key, `${key} ${value}`])),
    ),
    mapOf(name, `${source} $${name}_any_case`, { [`~^(\\S+) \\1 (?<${name}_exact>.*)$`]: `$${name}_exact` }),
  ].join('\n\n');

/** Keys that mean exactly this text, in its very case. */
export const exactly = (cases: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(cases).map(([key, value]) => [`~^${literal(key)}$`, value]));

/** Headers as directives; one whose value is empty is not sent. */
export const addHeaders = (headers: Readonly<Record<string, string>>, indent: string): string =>
  Object.entries(headers)
    .map(([name, value]) => `${indent}add_header ${name} ${quote(value)} always;`)
    .join('\n');
