/** Returns the part of a page's path that selects its language, such as `/ty` of `/ty/m/home`; empty without one. */
export const pathPrefix = (pathname: string): string => /^\/\w+(?=\/m\b)/.exec(pathname)?.[0] ?? '';

/** Returns the path of an address without its language: `/m/home` for `/ty/m/home`. Never returns another host. */
export const barePath = (pathname: string): string =>
  pathname.slice(pathPrefix(pathname).length).replace(/^\/{2,}/, '/');

/** Returns path and query of the current page without its language, for example to return to it after a login. */
export const currentPage = (): string => barePath(location.pathname) + location.search;
