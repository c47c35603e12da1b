import type { APIRoute } from 'astro';
import { brandSettings } from '#brands/current.ts';
import { promotionPages } from '#content/site.ts';
import { offersAny } from '#contract/games/offers.ts';
import { documentPath, type Locale } from '#i18n/locale.ts';
import { languages } from '#markets/current.ts';
import { hrefOf, type RouteName } from '#paths.ts';
import { type Route, routes } from '#routes.ts';

const listed: readonly RouteName[] = [
  'home',
  'activity',
  'activityMenu',
  'help',
  'notice',
  'service',
  'userAgreement',
  'responsible',
  'download',
  'gameLobby',
  'gameCenter',
  'slotsCenter',
  'lottery',
  'moreLottery',
  'login',
  'register',
  'trial',
];

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;');

const entry = (path: string): string => {
  const addresses = languages.map(({ id }) => escapeXml(brandSettings.origin + documentPath(path, id as Locale)));
  const alternates = languages.map(
    ({ id }, index) => `<xhtml:link rel="alternate" hreflang="${id}" href="${addresses[index]}"/>`,
  );
  return addresses.map((address) => `<url><loc>${address}</loc>${alternates.join('')}</url>`).join('');
};

/** Public pages and the promotions active on the day of the build, in all languages. */
export const GET: APIRoute = () => {
  const promotions = promotionPages('en').promotions.filter(({ runs }) => runs);
  const paths = [
    ...listed
      .map((name): Route => routes[name])
      .filter(({ categories }) => offersAny(categories))
      .map(({ path }) => path),
    ...promotions.map(({ it }) => hrefOf('activityDetail', { id: it.id })),
  ];
  const body = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${paths.map(entry).join('')}</urlset>`;
  return new Response(body, { headers: { 'Content-Type': 'application/xml' } });
};
