import type { BrowserContext } from 'playwright/test';
import { brand } from '#brands/current.ts';
import type { Value } from '#contract/types.ts';
import { trialType } from '#features/account/model/roles.ts';
import type { SessionInfo } from '#lib/storage/session-item.ts';

/** Password of every seeded member. */
export const seedPassword = 'Passw0rd1';

/** Returns the session storage item that the site stores after a login. */
export const sessionItem = ({ token, userName, customerType: type, firstTimeLogin }: Value<'login'>): string => {
  const merchantCode = type === trialType ? brand.trialMerchantCode : brand.merchantCode;
  return JSON.stringify({ token, merchantCode, userName, type, firstTimeLogin } satisfies SessionInfo);
};

/** Starts every tab of the context logged in, once, so that logging out in the page persists. */
export const startLoggedIn = async (context: BrowserContext, session: Value<'login'>): Promise<void> => {
  await context.addInitScript((text) => {
    // A sandboxed document has no storage.
    if (window !== top || origin === 'null' || sessionStorage.getItem('TEST_SIGNED_IN')) return;
    sessionStorage.setItem('TEST_SIGNED_IN', '1');
    sessionStorage.setItem('MC_SESSION_INFO', text);
  }, sessionItem(session));
};
