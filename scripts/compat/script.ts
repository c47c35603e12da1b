import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { Identifier } from '@mdn/browser-compat-data';
import { parseAst } from 'vite';
import { browsersWithout } from './support.ts';

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const children = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const plain = (name: string): string => name.replace(/_static$/, '');

/** Interfaces of objects with a known name in pages, including inherited ones. */
const instances: Readonly<Record<string, readonly string[]>> = {
  document: ['Document', 'Node', 'EventTarget'],
  navigator: ['Navigator'],
  performance: ['Performance', 'EventTarget'],
  history: ['History'],
  location: ['Location'],
  screen: ['Screen', 'EventTarget'],
  crypto: ['Crypto'],
};
const roots = new Set(['window', 'globalThis', 'self', 'top']);

const membersOf = (feature: Identifier): [string, Identifier][] =>
  (Object.entries(feature) as [string, Identifier][]).filter(
    ([name]) => name !== '__compat' && !name.endsWith('_event'),
  );

const owners = new Map([bcd.api, bcd.javascript.builtins ?? {}].flatMap(membersOf));

const newer = (feature: Identifier | undefined): string[] =>
  feature?.__compat ? browsersWithout(feature.__compat) : [];

/**
 * Methods that no interface of the oldest supported browsers has: `requestClose`, `isSubsetOf`. The receiver of a call
 * is unknown, so a name that also exists on an older interface is only found if it is called on its interface by name.
 */
const newMethods = (() => {
  const all = new Map<string, { owner: string; missingIn: string[] }[]>();
  for (const [owner, feature] of owners) {
    for (const [name, member] of membersOf(feature)) {
      const list = all.get(plain(name)) ?? [];
      list.push({ owner, missingIn: newer(member) });
      all.set(plain(name), list);
    }
  }
  return new Map(
    [...all].flatMap(([name, list]) => {
      const known = list.find(({ owner }) => newer(owners.get(owner)).length === 0);
      return known && list.every(({ missingIn }) => missingIn.length > 0)
        ? [[name, { feature: `${known.owner}.${name}`, missingIn: known.missingIn }]]
        : [];
    }),
  );
})();

const memberOf = (owner: string, name: string): Identifier | undefined => {
  const feature = owners.get(owner);
  return feature?.[`${name}_static`] ?? feature?.[name];
};

const nameOf = (node: unknown, computed: unknown): string | undefined => {
  if (!isNode(node)) return undefined;
  if (node.type === 'Identifier' && !computed) return node.name as string;
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  return undefined;
};

/** Returns the names that a script declares itself. */
const declaredIn = (tree: Node): Set<string> => {
  const declared = new Set<string>();
  const pattern = (node: unknown): void => {
    if (!isNode(node)) return;
    if (node.type === 'Identifier') declared.add(node.name as string);
    else if (node.type === 'AssignmentPattern') pattern(node.left);
    else if (node.type === 'Property') pattern(node.value);
    else if (/Pattern$|^RestElement$/.test(node.type)) children(node).forEach(pattern);
  };
  const visit = (node: Node): void => {
    if (node.type === 'VariableDeclarator') pattern(node.id);
    if (/^Import.*Specifier$/.test(node.type)) pattern(node.local);
    if (/Function|^Class/.test(node.type)) [node.id, ...((node.params as unknown[]) ?? [])].forEach(pattern);
    children(node).forEach(visit);
  };
  visit(tree);
  return declared;
};

/** Returns the global that a node refers to, such as `AbortSignal` or `window.AbortSignal`. */
const globalOf = (node: unknown, declared: ReadonlySet<string>): string | undefined => {
  if (!isNode(node)) return undefined;
  if (node.type === 'Identifier') return declared.has(node.name as string) ? undefined : (node.name as string);
  if (node.type !== 'MemberExpression') return undefined;
  const root = nameOf(node.object, false);
  return root && roots.has(root) ? nameOf(node.property, node.computed) : undefined;
};

const flagFeatures: Readonly<Record<string, string>> = { v: 'unicodeSets', d: 'hasIndices' };

/** Returns the features of a script that a supported browser lacks, each with browsers and versions. */
export const newerInScript = (code: string): Map<string, string> => {
  const tree = parseAst(code) as unknown as Node;
  const declared = declaredIn(tree);
  const found = new Map<string, string>();
  const note = (feature: string, missingIn: readonly string[]): void => {
    if (missingIn.length > 0) found.set(feature, missingIn.join(', '));
  };
  const global = (name: string): void => {
    if (declared.has(name)) return;
    const asOwner = owners.get(name);
    note(name, newer(asOwner?.__compat ? asOwner : bcd.api.Window?.[name]));
  };
  const member = (node: Node): void => {
    const name = nameOf(node.property, node.computed);
    if (!name) return;
    const of = globalOf(node.object, declared);
    if (!of) return;
    if (roots.has(of)) {
      global(name);
      return;
    }
    const owner = (instances[of] ?? [of]).find((one) => memberOf(one, name));
    if (owner) note(`${owner}.${name}`, newer(memberOf(owner, name)));
  };
  const call = (callee: unknown): void => {
    if (!isNode(callee) || callee.type !== 'MemberExpression') return;
    const name = nameOf(callee.property, callee.computed);
    const method = name ? newMethods.get(name) : undefined;
    if (method) note(method.feature, method.missingIn);
  };
  const visit = (node: Node, parent?: Node): void => {
    if (node.type === 'Identifier') {
      const isNamed = parent?.type === 'MemberExpression' && parent.property === node && !parent.computed;
      const isKey = parent?.type === 'Property' && parent.key === node && !parent.computed;
      if (!isNamed && !isKey) global(node.name as string);
    }
    if (node.type === 'MemberExpression') member(node);
    if (node.type === 'CallExpression') call(node.callee);
    if (node.type === 'Literal' && isRegex(node.regex))
      for (const flag of node.regex.flags) {
        const name = flagFeatures[flag];
        if (name) note(`RegExp.${name}`, newer(memberOf('RegExp', name)));
      }
    for (const child of children(node)) visit(child, node);
  };
  visit(tree);
  return found;
};

const isRegex = (value: unknown): value is { flags: string } =>
  typeof value === 'object' && value !== null && 'flags' in value;

/**
 * Returns members and globals missing in the oldest supported Chrome, with their interface; tests remove them from a
 * newer one.
 */
export const newerThanChrome = (): { readonly owner: string; readonly name: string }[] => {
  const missingIn = (feature: Identifier): boolean => newer(feature).some((line) => line.startsWith('chrome '));
  return [...owners].flatMap(([owner, feature]) => [
    ...(missingIn(feature) ? [{ owner: 'Window', name: owner }] : []),
    ...membersOf(feature).flatMap(([name, member]) => (missingIn(member) ? [{ owner, name: plain(name) }] : [])),
  ]);
};
