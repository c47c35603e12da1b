import { createHash } from 'node:crypto';
import { brand } from '../brand/current.ts';
import perya from '../brand/perya.css?inline';
import footer from '../frame/footer.css?inline';

const inline = (css: string) => ({ css, hash: `sha256-${createHash('sha256').update(css).digest('base64')}` as const });

/*
 * Styles that not every document needs, with their hashes for the content policy. They stand apart
 * because Astro gives what a layout imports to all of its pages.
 */
export const footerStyle = inline(footer);
export const brandStyle = brand.id === 'perya' ? inline(perya) : null;
