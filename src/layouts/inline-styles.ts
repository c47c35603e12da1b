import { brand } from '../brand/current.ts';
import perya from '../brand/perya.css?inline';
import footer from '../frame/bottom-bar/bottom-bar.css?inline';
import headerBack from '../frame/header/header-back.css?inline';
import headerHome from '../frame/header/header-home.css?inline';
import { inlinePart } from './inline-part.ts';

/** The order of the cascade layers. First in every document: bundling keeps no order between style sheets. */
export const layerOrder = inlinePart('@layer reset,tokens,base,layout,components,states,utilities;');

/** Not in every document, so it stands apart: Astro gives what a layout imports to all of its pages. */
export const footerStyle = inlinePart(footer);
export const headerStyles = { home: inlinePart(headerHome), back: inlinePart(headerBack) };

/** Ornaments of a brand other than the default, for pages that show them: home and lobbies. */
export const brandStyle = brand.id === 'perya' ? inlinePart(perya) : null;
