import { defineMiddleware } from 'astro:middleware';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Locale } from '#i18n/locale.ts';
import { localeOfPath } from '#i18n/paths.ts';
import { readLocaleFrom } from '#i18n/use-words.ts';

const rendered = new AsyncLocalStorage<Locale>();
readLocaleFrom(() => rendered.getStore() ?? localeOfPath(undefined));

/**
 * Renders the islands of a document in its language (`useWords`). Astro renders while the body is read, so it is read
 * here.
 */
export const onRequest = defineMiddleware(({ params }, next) =>
  rendered.run(localeOfPath(params.locale), async () => {
    const response = await next();
    return new Response(await response.arrayBuffer(), response);
  }),
);
