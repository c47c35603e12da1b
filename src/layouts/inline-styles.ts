import { createHash } from 'node:crypto';
import { brand } from '../brand/current.ts';
import perya from '../brand/perya.css?inline';
import footer from '../frame/footer.css?inline';
import headerBack from '../frame/header-back.css?inline';
import headerHome from '../frame/header-home.css?inline';

/** A style for the head, with its hash for the content policy. */
const inline = (css: string) => ({ css, hash: `sha256-${createHash('sha256').update(css).digest('base64')}` as const });

/** The order of the cascade layers. First in every document: bundling keeps no order between style sheets. */
export const layerOrder = inline('@layer reset,tokens,base,layout,components,states,utilities;');

/** Not in every document, so it stands apart: Astro gives what a layout imports to all of its pages. */
export const footerStyle = inline(footer);
export const headerStyles = { home: inline(headerHome), back: inline(headerBack) };

/** Colours of a brand other than the default. */
export const brandStyle = brand.id === 'perya' ? inline(perya) : null;
