/** Returns the path of an address without its language: `/m/home` for `/ty/m/home`. Never returns another host. */
export const barePath = (pathname: string): string => pathname.replace(/^\/ty(?=\/)/, '').replace(/^\/{2,}/, '/');
