import type { Connect } from 'vite';
import { type Content, readContent } from '#content/read.ts';
import { prefixOf, siteLocaleOf } from '#sim/site/addresses.ts';

const pages: Readonly<Record<string, string>> = {
  agreement: '/m/useragreement',
  privacy: '/m/useragreement#privacy',
  responsible: '/m/responsible',
};

/** Returns the address of an entry on the site. */
export const addressOf = (
  folder: string,
  slug: string,
  { announcements, promotions, help }: Content,
): string | undefined => {
  if (folder === 'pages') return pages[slug];
  if (folder === 'words') return '/m/home';
  if (folder === 'promotion-categories') return '/m/activity';
  if (folder === 'game-collections') return '/m/gameCenter';
  if (folder === 'announcements') {
    const kind = announcements.find((it) => it.slug === slug)?.kind;
    return kind && (kind === 'news' || kind === 'maintenance' ? '/m/notice' : '/m/home');
  }
  if (folder === 'promotions') {
    const promotion = promotions.find((it) => it.slug === slug);
    return promotion && `/m/activityDetail?id=${promotion.id}`;
  }
  const topic = help.findIndex((it) => it.slug === slug);
  return topic < 0 ? undefined : `/m/help?i=${topic}`;
};

export const previewPath = '/keystatic-preview';

/** Redirects from `/<folder>/<slug>` to the page of that entry; `?language=` is a language's code in calls. */
export const openPreview: Connect.NextHandleFunction = (request, response, next) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://editor.invalid');
  const [, folder = '', slug = ''] = pathname.split('/');
  const address = addressOf(folder, slug, readContent());
  if (!address) return next();
  const language = searchParams.get('language');
  const location = prefixOf(siteLocaleOf(language ?? undefined)) + address;
  response.writeHead(302, { location, 'cache-control': 'no-store' });
  return response.end();
};
