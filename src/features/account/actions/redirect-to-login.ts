import { loginPath } from '#lib/links.ts';

/** Redirects to the login page, which returns to this URL. */
export const redirectToLogin = (): void => location.assign(loginPath(location.pathname + location.search));
