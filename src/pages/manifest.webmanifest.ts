import type { APIRoute } from 'astro';
import { brand, brandSettings } from '#brands/current.ts';
import { brandPictures } from '#brands/pictures.ts';
import { builtWords } from '#i18n/built-words.ts';
import { hrefOf, type RouteName } from '#paths.ts';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Screenshots in the dialog that installs the site; a brand without the files has none. */
const screens = [
  ['lobby', 'gameCenter'],
  ['search', 'search'],
  ['missions', 'leaderBoard'],
] as const;

/** Manifest of the installable site; a parameter in start_url identifies an installed start. */
export const GET: APIRoute = () => {
  const t = builtWords('en');
  const pictures = brandPictures();
  const link = (route: RouteName & keyof typeof t.siteTitles.page) => ({
    name: t.siteTitles.page[route](),
    url: hrefOf(route),
  });
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
    background_color: brandSettings.themeColour,
    theme_color: brandSettings.themeColour,
    categories: ['games', 'entertainment'],
    icons: [icon('icon', 192, 'any'), icon('icon', 512, 'any'), icon('maskable', 512, 'maskable')],
    shortcuts: [link('deposit'), link('gameList'), link('activity'), link('help')],
    screenshots: screens
      .filter(([file]) => pictures.includes(`screens/${file}.webp`))
      .map(([file, route]) => ({
        src: `/brand/${brand.id}/screens/${file}.webp`,
        sizes: '320x693',
        type: 'image/webp',
        form_factor: 'narrow',
        label: t.siteTitles.page[route](),
      })),
  };
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } });
};
