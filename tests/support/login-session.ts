import type { BrowserContext } from 'playwright/test';
import { kidlat } from '../../src/brands/kidlat.ts';
import type { Value } from '../../src/contract/types.ts';
import { trialType } from '../../src/features/account/model/roles.ts';
import type { SessionInfo } from '../../src/lib/storage/session-item.ts';

/** Password of every member in the seed. */
export const seedPassword = 'Passw0rd1';

/** The item of the tab's storage that the site keeps of a login. */
export const sessionItem = ({ token, userName, customerType: type, firstTimeLogin }: Value<'login'>): string => {
  const merchantCode = type === trialType ? kidlat.trialMerchantCode : kidlat.merchantCode;
  return JSON.stringify({ token, merchantCode, userName, type, firstTimeLogin } satisfies SessionInfo);
};

/** Every tab of the context starts signed in, once: signing out in the page lasts. */
export const startSignedIn = async (context: BrowserContext, session: Value<'login'>): Promise<void> => {
  await context.addInitScript((text) => {
    // A sandboxed document has no storage.
    if (window !== top || origin === 'null' || sessionStorage.getItem('TEST_SIGNED_IN')) return;
    sessionStorage.setItem('TEST_SIGNED_IN', '1');
    sessionStorage.setItem('MC_SESSION_INFO', text);
  }, sessionItem(session));
};
