import { globSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from './current.ts';

// Bundled modules have another folder, so the path is relative to the project.
const folder = join('src/brands', brand.id);

/** Returns the path of a picture of this brand; builds run in the project's folder. */
export const brandPicture = (name: string): string => join(folder, name);

/** Returns the pictures that the site serves below `/brand/<id>/`, by their path in the brand's folder. */
export const brandPictures = (): string[] => globSync('{logo.svg,mark.svg,screens/*.webp}', { cwd: folder }).sort();
