import ornaments from '#brands/current.css?inline';
import { hrefOf, type RouteName } from '#paths.ts';
import type { Gate } from '#routes.ts';
import headerBack from '../header/header-back.css?inline';
import headerHome from '../header/header-home.css?inline';
import tabBar from '../tab-bar/tab-bar.css?inline';
import rightToLeft from './right-to-left.css?inline';

/** The order of the cascade layers. First in every document: bundling keeps no order between style sheets. */
export const layerOrder = '@layer reset,tokens,base,layout,components,states,utilities;';

/** Not in the layout, because Astro adds a layout's imports to all of its pages. */
export const tabBarStyle = tabBar;
export const headerStyles = { home: headerHome, back: headerBack };

/** Mirrors arrows and movements that no logical property mirrors. */
export const rightToLeftStyle = rightToLeft;

const offerRoutes: readonly RouteName[] = ['deposit', 'activity', 'inviteFriends', 'rewardCenter', 'leaderBoard'];
const offers = offerRoutes.map((name) => `a[href*="${hrefOf(name)}"]`).join();

/** Hides deposits, promotions and invitations from members whose account is closed by a time-out or self-exclusion. */
export const closedAccountStyle =
  `[data-account-closed] :is(${offers}){display:none!important}` +
  `[data-account-closed] li:has(>:is(${offers})){display:none!important}` +
  '[data-account-closed] .tabbar{grid:auto/auto-flow minmax(0,1fr)}';

/** Returns the style that hides elements with `data-gate` while their flag or promotion is off. */
export const gateStyle = (gates: readonly Gate[]): string =>
  gates.length > 0
    ? `@layer utilities{${gates.map((gate) => `[data-flags]:not([data-flags~=${gate}]) [data-gate=${gate}]`)}{display:none}}`
    : '';

/** Ornaments of the brand (`brand.css` in its folder), for pages that show them: home and lobbies. */
export const brandStyle = ornaments;
