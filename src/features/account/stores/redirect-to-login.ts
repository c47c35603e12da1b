import { loginPath } from '../../../lib/links.ts';

/** Leads to the login page, which comes back to this address (R116). */
export const redirectToLogin = (): void => location.assign(loginPath(location.pathname + location.search));
