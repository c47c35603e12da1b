import type { CSSOptions } from 'vite';

type StylePlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number];

/** What lies over what on a page. No brand, theme or player changes these: styles get the figures, documents no list of them. */
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

/** Writes `var(--z-…)` as its figure; throws for a layer that there is not. */
export const fixedTokens: StylePlugin = {
  postcssPlugin: 'fixed-tokens',
  Declaration: {
    'z-index': (declaration) => {
      declaration.value = declaration.value.replace(/^var\(--z-([\w-]+)\)$/, (_, name: string) => {
        const layer = layers[name];
        if (layer === undefined) throw declaration.error(`there is no layer ${name}`);
        return String(layer);
      });
    },
  },
};
