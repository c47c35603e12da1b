import type { BrowserContext } from 'playwright/test';
import { brand } from '#brands/current.ts';
import type { SessionInfo } from '#lib/storage/session-item.ts';
import type { simOf } from '#sim/client/sim.ts';

/** Logs a member of the seed in on all pages that a browser context opens from now on. */
export const logInContext = async (
  context: BrowserContext,
  sim: ReturnType<typeof simOf>,
  account: string,
): Promise<void> => {
  const { token, userName, customerType: type, firstTimeLogin } = await sim.signIn(account);
  const session: SessionInfo = { token, merchantCode: brand.merchantCode, userName, type, firstTimeLogin };
  await context.addInitScript((text) => {
    if (window === top) sessionStorage.setItem('MC_SESSION_INFO', text);
  }, JSON.stringify(session));
};
