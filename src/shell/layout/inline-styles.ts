import { brand } from '../../brands/current.ts';
import perya from '../../brands/perya.css?inline';
import headerBack from '../header/header-back.css?inline';
import headerHome from '../header/header-home.css?inline';
import tabBar from '../tab-bar/tab-bar.css?inline';
import { inlinePart } from './inline-part.ts';

/** The order of the cascade layers. First in every document: bundling keeps no order between style sheets. */
export const layerOrder = inlinePart('@layer reset,tokens,base,layout,components,states,utilities;');

/** Not in every document, so it stands apart: Astro gives what a layout imports to all of its pages. */
export const tabBarStyle = inlinePart(tabBar);
export const headerStyles = { home: inlinePart(headerHome), back: inlinePart(headerBack) };

/** Ornaments of a brand other than the default, for pages that show them: home and lobbies. */
export const brandStyle = brand.id === 'perya' ? inlinePart(perya) : null;
