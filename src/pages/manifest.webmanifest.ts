import type { APIRoute } from 'astro';
import { brand } from '#brands/current.ts';
import { builtWords } from '#i18n/built-words.ts';
import { hrefOf } from '#paths.ts';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Manifest of the installable site; a parameter in start_url identifies an installed start. */
export const GET: APIRoute = () => {
  const t = builtWords('en');
  const link = (url: string, name: string) => ({ name, url });
  const manifest = {
    id: hrefOf('home'),
    name: brand.name,
    short_name: brand.name,
    description: t.contentCommon.homeDescription(),
    lang: 'en',
    start_url: hrefOf('home', { source: 'pwa' }),
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    background_color: brand.themeColour,
    theme_color: brand.themeColour,
    categories: ['games', 'entertainment'],
    icons: [icon('icon', 192, 'any'), icon('icon', 512, 'any'), icon('maskable', 512, 'maskable')],
    shortcuts: [link(hrefOf('activity'), t.siteTitles.page.activity()), link(hrefOf('help'), t.siteTitles.page.help())],
  };
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } });
};
