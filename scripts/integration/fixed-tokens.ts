import { readFileSync } from 'node:fs';
import type { CSSOptions } from 'vite';

type StylePlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number];

/**
 * Stacking order of a page. No brand, theme or player changes it, so styles contain the numbers and documents no list
 * of them.
 */
const layers: Readonly<Record<string, number>> = {
  strip: 15,
  float: 18,
  header: 20,
  screen: 21,
  dock: 24,
  bar: 25,
  'sheet-bar': 26,
  list: 30,
  toast: 60,
  skip: 70,
};

/** Spacing scale by name, from `src/ui/tokens.css`. */
export const spaces: ReadonlyMap<string, string> = new Map(
  [...readFileSync(new URL('../../src/ui/tokens.css', import.meta.url), 'utf8').matchAll(/--s(\d+h?): (\d+px);/g)].map(
    ([, name = '', size = '']) => [name, size],
  ),
);

/** Replaces `var(--z-…)` and `var(--s…)` by their values and removes the spacing list; throws for an unknown name. */
export const fixedTokens: StylePlugin = {
  postcssPlugin: 'fixed-tokens',
  Declaration: (declaration) => {
    if (/^--s\d+h?$/.test(declaration.prop)) declaration.remove();
    else if (declaration.prop === 'z-index')
      declaration.value = declaration.value.replace(/^var\(--z-([\w-]+)\)$/, (_, name: string) => {
        const layer = layers[name];
        if (layer === undefined) throw declaration.error(`there is no layer ${name}`);
        return String(layer);
      });
    else if (declaration.value.includes('var(--s'))
      declaration.value = declaration.value
        .replace(/var\(--s(\d+h?)\)/g, (_, name: string) => {
          const size = spaces.get(name);
          if (size === undefined) throw declaration.error(`there is no space ${name}`);
          return size;
        })
        .replace(/calc\((\d+px) \* -1\)/g, '-$1');
  },
};
