import type { APIRoute } from 'astro';
import { brandSettings } from '#brands/current.ts';
import { documentPath, type Locale } from '#i18n/locale.ts';
import { languages } from '#markets/current.ts';
import { routes } from '#routes.ts';

/** Excludes member pages from search engines; they have `noindex` too. */
export const GET: APIRoute = () => {
  const closed = Object.values(routes)
    .filter(({ access }) => access !== 'anyone')
    .map(({ path }) => path);
  const lines = [...new Set(closed)].flatMap((path) =>
    languages.map(({ id }) => `Disallow: ${documentPath(path, id as Locale)}`),
  );
  return new Response(
    [
      'User-agent: *',
      ...lines,
      'Disallow: /wps/',
      'Disallow: /lgw/',
      '',
      `Sitemap: ${brandSettings.origin}/sitemap.xml`,
      '',
    ].join('\n'),
  );
};
