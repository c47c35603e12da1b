/** The path of an address without its language: `/ty/m/home` is `/m/home`. It never names another host. */
export const barePath = (pathname: string): string => pathname.replace(/^\/ty(?=\/)/, '').replace(/^\/{2,}/, '/');
