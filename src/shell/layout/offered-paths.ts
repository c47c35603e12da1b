import { categories } from '#contract/games/categories.ts';
import { offersAny } from '#contract/games/offers.ts';
import { listCategories } from '#features/games/model/game-list.ts';
import { localePaths } from '#i18n/paths.ts';
import { paths, type RouteName } from '#paths.ts';
import { type Route, routes } from '#routes.ts';

const isOffered = ({ categories }: Route): boolean => offersAny(categories);

/** Returns the static paths of a page in all languages; none if the brand does not offer its games. */
export const offeredPaths = (name: RouteName): ReturnType<typeof localePaths> =>
  isOffered(routes[name]) ? localePaths() : [];

/** Paths of pages and game lists that the brand does not offer. */
export const missingPaths: readonly string[] = [
  ...Object.values<Route>(routes)
    .filter((it) => !isOffered(it))
    .map(({ path }) => path),
  ...categories.filter((it) => !listCategories.includes(it)).map((it) => `${paths.gameList}/${it}`),
];
