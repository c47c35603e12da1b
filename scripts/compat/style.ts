import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { Identifier } from '@mdn/browser-compat-data';
import { parse, walk } from 'css-tree';
import { browsersWithout, prefixesNeeded } from './support.ts';

const newer = (feature: Identifier | undefined): string[] =>
  feature?.__compat ? browsersWithout(feature.__compat) : [];

/** Returns a name without vendor prefix: `-webkit-mask` is used beside `mask` on purpose. */
const own = (name: string): boolean => !name.startsWith('-');

/** Returns the features of a style sheet that a supported browser lacks, each with browsers and versions. */
export const newerInStyle = (css: string): Map<string, string> => {
  const found = new Map<string, string>();
  const note = (feature: string, lacks: readonly string[]): void => {
    if (lacks.length > 0) found.set(feature, lacks.join(', '));
  };
  walk(parse(css, { parseCustomProperty: true }), function visit(node) {
    if (node.type === 'Atrule') note(`@${node.name}`, newer(bcd.css['at-rules']?.[node.name]));
    else if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') {
      if (own(node.name)) note(`:${node.name}`, newer(bcd.css.selectors?.[node.name]));
    } else if (node.type === 'NestingSelector') note('nesting', newer(bcd.css.selectors?.nesting));
    else if (node.type === 'Feature') note(`@media ${node.name}`, newer(bcd.css['at-rules']?.media?.[node.name]));
    else if (node.type === 'Declaration' && own(node.property))
      note(node.property, newer(bcd.css.properties?.[node.property]));
    else if (node.type === 'Identifier' || node.type === 'Function') {
      const property = this.declaration?.property;
      if (!property || !own(node.name)) return;
      note(`${property}: ${node.name}`, newer(bcd.css.properties?.[property]?.[node.name]));
      if (node.type === 'Function') {
        const { types = {} } = bcd.css;
        const family = Object.values(types).find((type) => Object.hasOwn(type, node.name)) as Identifier | undefined;
        const feature = types[node.name] ?? family?.[node.name];
        note(`${node.name}()`, newer(feature));
      }
    } else if (node.type === 'Dimension') note(`unit ${node.unit}`, newer(bcd.css.types?.length?.[node.unit]));
  });
  return found;
};

/** Returns the properties used without a prefix that a supported browser requires: property to prefixed names. */
export const missingPrefixes = (css: string): Map<string, string> => {
  const found = new Map<string, string>();
  walk(parse(css), {
    visit: 'Block',
    enter({ children }) {
      const properties = children.toArray().flatMap((node) => (node.type === 'Declaration' ? [node.property] : []));
      for (const property of properties.filter(own)) {
        const feature = bcd.css.properties?.[property]?.__compat;
        if (!feature) continue;
        for (const [browser, prefixes] of prefixesNeeded(feature)) {
          const names = prefixes.map((prefix) => `${prefix}${property}`);
          if (!names.some((name) => properties.includes(name)))
            found.set(property, `${names.join(' or ')} (${browser})`);
        }
      }
    },
  });
  return found;
};
