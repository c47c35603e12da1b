import type { IconName } from './icons.ts';

// The hash in the names lets browsers keep the files.
const release = import.meta.env.PUBLIC_ICONS;

/** All icons and flags in one file, for elements shown only after an interaction. */
const iconFile = `/static/icons.${release}.svg`;

/**
 * The lobby's category icons, shown immediately, have a small file of their own: parsing all icons costs a phone 30 ms.
 */
const categoryFile = `/static/categories.${release}.svg`;

/** Returns the reference to a drawing: in the document if it contains it, else in an icon file. */
const hrefOfDrawing = (id: string): string => {
  if (import.meta.env.SSR || document.getElementById(id)) return `#${id}`;
  return `${/^i-[A-Z]/.test(id) ? categoryFile : iconFile}#${id}`;
};

/** Returns the reference to an icon's drawing. A built document refers to its own sprite until `loadIcons` runs. */
export const iconHref = (name: IconName): string => hrefOfDrawing(`i-${name}`);

/** Loads the icon file for those of the selected `<use>` elements whose drawing the document does not contain. */
export const loadIcons = (selector: string): void => {
  for (const use of document.querySelectorAll(selector)) {
    const href = use.getAttribute('href') ?? '';
    if (href.startsWith('#')) use.setAttribute('href', hrefOfDrawing(href.slice(1)));
  }
};
