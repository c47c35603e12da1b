import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import MagicString from 'magic-string';
import ts from 'typescript';

/** A text of a dictionary, as its file states it. */
export interface FileText {
  readonly text: string;
  readonly line: number;
  /** Comment above the key. */
  readonly note?: string;
  /** Number of characters that the narrowest screen has room for: `@maxLength` of the comment. */
  readonly maxLength?: number;
}

/** Returns the path of a namespace's file. */
export const fileOf = (root: string, language: string, namespace: string): string =>
  join(root, language, namespace, 'index.ts');

const unwrap = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? unwrap(node.expression) : node;

const read = (file: string) => {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const [declaration] = statement.declarationList.declarations;
    const value = declaration?.initializer && unwrap(declaration.initializer);
    if (value && ts.isObjectLiteralExpression(value)) return { source, statement, value };
  }
  throw new Error(`${file} has no texts.`);
};

/** Returns the comment before a node, without its marks. */
const commentOf = (source: ts.SourceFile, node: ts.Node): string =>
  (ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? [])
    .map(({ pos, end }) => source.text.slice(pos, end).replaceAll(/^\/\*\*?|\*\/$|^\/\/|^\s*\*(?= )/gm, ''))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const entriesOf = (object: ts.ObjectLiteralExpression): [string, ts.PropertyAssignment][] =>
  object.properties.flatMap((it) =>
    ts.isPropertyAssignment(it) && (ts.isIdentifier(it.name) || ts.isStringLiteralLike(it.name))
      ? [[it.name.text, it]]
      : [],
  );

/** Returns the texts of a namespace by key, such as `home.title`, and its comment; none without a file. */
export const readTexts = (file: string, namespace: string) => {
  const texts = new Map<string, FileText>();
  if (!existsSync(file)) return { texts, note: '' };
  const { source, statement, value } = read(file);
  const walk = (object: ts.ObjectLiteralExpression, path: string): void => {
    for (const [name, property] of entriesOf(object)) {
      const key = `${path}.${name}`;
      if (ts.isObjectLiteralExpression(property.initializer)) walk(property.initializer, key);
      if (!ts.isStringLiteralLike(property.initializer)) continue;
      const [note = '', limit] = commentOf(source, property).split(/\s*@maxLength (\d+)/);
      texts.set(key, {
        text: property.initializer.text,
        line: source.getLineAndCharacterOfPosition(property.getStart()).line + 1,
        ...(note && { note }),
        ...(limit && { maxLength: Number(limit) }),
      });
    }
  };
  walk(value, namespace);
  return { texts, note: commentOf(source, statement) };
};

const maxWidth = 120;

/** Returns a string literal as the formatter writes it. */
const quoted = (text: string): string => {
  const marks = text.split("'").length > text.split('"').length ? '"' : "'";
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(marks, `\\${marks}`);
  return marks + escaped + marks;
};

const nameOf = (name: string): string => (/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name) ? name : quoted(name));

const propertyOf = (name: string, text: string, indent: string): string => {
  const line = `${indent}${nameOf(name)}: ${quoted(text)},`;
  return (line.length > maxWidth ? line.replace(': ', `:\n${indent}  `) : line).slice(indent.length, -1);
};

type Tree = { readonly [name: string]: string | Tree };

const treeOf = (texts: ReadonlyMap<string, string>): Tree => {
  const tree: Record<string, never> = {};
  for (const [key, text] of texts) {
    const path = key.split('.');
    let at: Record<string, unknown> = tree;
    for (const name of path.slice(1, -1)) {
      at[name] ??= {};
      at = at[name] as Record<string, unknown>;
    }
    at[path.at(-1) ?? ''] = text;
  }
  return tree;
};

const groupOf = (tree: Tree, indent: string): string =>
  `{\n${Object.entries(tree)
    .map(([name, value]) => `${indent}  ${memberOf(name, value, `${indent}  `)},\n`)
    .join('')}${indent}}`;

const memberOf = (name: string, value: string | Tree, indent: string): string =>
  typeof value === 'string' ? propertyOf(name, value, indent) : `${nameOf(name)}: ${groupOf(value, indent)}`;

const newFile = (namespace: string, tree: Tree, isPart: boolean): string => {
  const type = `Namespace${namespace.charAt(0).toUpperCase()}${namespace.slice(1)}Translation`;
  return `${isPart ? "import type { Partly } from '../../complete.ts';\n" : ''}import type { ${type} } from '../../i18n-types.ts';

const ${namespace} = ${groupOf(tree, '')} as const satisfies ${isPart ? `Partly<${type}>` : type};

export default ${namespace};
`;
};

/**
 * Returns the content of a namespace's file with these texts, which follow the order of `keys`, those of English. All
 * else in the file stays.
 */
export const withTexts = (
  file: string,
  namespace: string,
  changed: ReadonlyMap<string, string>,
  keys: readonly string[],
): string => {
  const ordered = new Map(keys.flatMap((key) => (changed.has(key) ? [[key, changed.get(key) ?? '']] : [])));
  if (!existsSync(file)) return newFile(namespace, treeOf(ordered), ordered.size < keys.length);
  const { source, value } = read(file);
  const code = new MagicString(source.text);
  const names = (path: string): string[] => [
    ...new Set(
      keys.flatMap((key) => (key.startsWith(`${path}.`) ? [key.slice(path.length + 1).split('.')[0] ?? ''] : [])),
    ),
  ];
  const merge = (object: ts.ObjectLiteralExpression, tree: Tree, path: string, indent: string): void => {
    const own = new Map(entriesOf(object));
    let previous: ts.PropertyAssignment | undefined;
    for (const name of names(path)) {
      const property = own.get(name);
      const next = tree[name];
      if (property && typeof next === 'string')
        code.update(property.getStart(), property.getEnd(), propertyOf(name, next, indent));
      else if (property && typeof next === 'object' && ts.isObjectLiteralExpression(property.initializer))
        merge(property.initializer, next, `${path}.${name}`, `${indent}  `);
      else if (next !== undefined) {
        const member = memberOf(name, next, indent);
        if (previous) code.appendRight(previous.getEnd(), `,\n${indent}${member}`);
        else code.appendRight(object.getStart() + 1, `\n${indent}${member},`);
      }
      previous = property ?? previous;
    }
  };
  merge(value, treeOf(ordered), namespace, '  ');
  return code.toString();
};
