import { type IconName, isCategoryIcon } from './icons.ts';

// The hash in the names lets browsers keep the files.
const release = import.meta.env.PUBLIC_ICONS;

/** All icons and flags in one file, for elements shown only after an interaction. */
export const iconFile = `/static/icons.${release}.svg`;

/**
 * The lobby's category icons, shown immediately, have a small file of their own: parsing all icons costs a phone 30 ms.
 */
const categoryFile = `/static/categories.${release}.svg`;

/** Returns the URL of an icon that the page's own sprite does not contain. */
export const iconAddress = (name: IconName): string => `${isCategoryIcon(name) ? categoryFile : iconFile}#i-${name}`;
