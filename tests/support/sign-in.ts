import type { BrowserContext } from 'playwright/test';
import { kidlat } from '../../src/brand/kidlat.ts';
import type { SessionInfo } from '../../src/browser/session-item.ts';
import type { Value } from '../../src/contract/types.ts';
import { trialType } from '../../src/domain/account/roles.ts';
import type { Sim } from './sim.ts';

/** Password of every member in the seed. */
export const seedPassword = 'Passw0rd1';

/** Signs a member in through the API and returns what the site keeps of it (R192). */
export const loginByApi = async (sim: Sim, account: string): Promise<Value<'login'>> => {
  const reply = await sim.call('/wps/session/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', encryption: 'none' },
    body: JSON.stringify({ username: account, password: seedPassword, type: 0 }),
  });
  const body = (await reply.json()) as { success: boolean; value: Value<'login'> };
  if (!body.success) throw new Error(`${account} could not sign in: ${JSON.stringify(body)}`);
  return body.value;
};

/** Every tab of the context starts signed in, once: signing out in the page lasts. */
export const startSignedIn = async (context: BrowserContext, session: Value<'login'>): Promise<void> => {
  const { token, userName, customerType: type, firstTimeLogin } = session;
  const merchantCode = type === trialType ? kidlat.trialMerchantCode : kidlat.merchantCode;
  const kept: SessionInfo = { token, merchantCode, userName, type, firstTimeLogin };
  await context.addInitScript((text) => {
    if (window !== top || location.protocol === 'about:' || sessionStorage.getItem('TEST_SIGNED_IN')) return;
    sessionStorage.setItem('TEST_SIGNED_IN', '1');
    sessionStorage.setItem('MC_SESSION_INFO', text);
  }, JSON.stringify(kept));
};
