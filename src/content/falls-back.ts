import { brandSettings } from '#brands/current.ts';

/**
 * Whether texts of entries that a language lacks are in English, as its other texts are: in brands that ask for less than
 * all of them. In others such an entry is a mistake, and left out.
 */
export const fallsBack: boolean = brandSettings.minTranslated < 100;
