import { defineMiddleware } from 'astro:middleware';
import { AsyncLocalStorage } from 'node:async_hooks';
import { builtWords } from '#i18n/built-words.ts';
import type { Locale } from '#i18n/locale.ts';
import { localeOfPath } from '#i18n/paths.ts';
import { readLocaleFrom } from '#i18n/use-words.ts';

const rendered = new AsyncLocalStorage<Locale>();
readLocaleFrom(() => rendered.getStore() ?? localeOfPath(undefined));

/**
 * Gives the components of a document its language and texts: those of Astro in `Astro.locals`, islands by `useWords`.
 * Astro renders while the body is read, so it is read here.
 */
export const onRequest = defineMiddleware(({ params, locals }, next) => {
  const locale = localeOfPath(params.locale);
  Object.assign(locals, { locale, t: builtWords(locale) } satisfies App.Locals);
  return rendered.run(locale, async () => {
    const response = await next();
    return new Response(await response.arrayBuffer(), response);
  });
});
