import { helpPages } from '#content/help-pages.ts';
import { localeOfPath, localePaths } from '#i18n/paths.ts';

/** Returns a help page, with the first topic open, and one document per topic; the web server responds to `?i=` with those. */
export const helpPaths = () =>
  localePaths().flatMap(({ params: { locale } }) => [
    { params: { locale, i: undefined }, props: { index: 0 } },
    ...helpPages(localeOfPath(locale))
      .filter(({ runs }) => runs)
      .map((_, index) => ({ params: { locale, i: String(index) }, props: { index } })),
  ]);
