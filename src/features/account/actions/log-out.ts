import { logout } from '#contract/account/login.ts';
import { redirectTo } from '#lib/browser/redirect.ts';
import { api } from '#lib/http/client.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';
import { keys } from '#lib/storage/keys.ts';
import { removeMemberItems } from '#lib/storage/member-items.ts';
import { removeSessionItems } from '#lib/storage/remove-session-items.ts';
import { localArea, sessionArea } from '#lib/storage/storage.ts';
import { wait } from '#lib/wait.ts';
import { hrefOf } from '#paths.ts';
import { setSession } from '../state/session.ts';

/** Longest wait of the settings page for the response, ms. */
const settingsTimeoutMs = 10_000;

const endSession = (from: 'header' | 'settings'): void => {
  // Other tabs of this session end too, and this tab does not take over the one of another account.
  sessionArea.write(keys.session.loggedOut, '1');
  setSession(null);
  removeMemberItems();
  if (from === 'settings')
    removeSessionItems(Object.values(keys.session).filter((key) => key !== keys.session.loggedOut));
  if (from === 'header') {
    for (const key of [keys.local.bankList, keys.local.autoLogin, keys.local.autoSass]) localArea.remove(key);
  } else for (const key of [keys.local.autoLogin, keys.local.autoSass]) localArea.write(key, '0');
  if (localArea.read(keys.local.autoRemPass) !== '1') {
    for (const key of [keys.local.rememberedUsername, keys.local.rememberedMobile]) localArea.remove(key);
  }
};

/**
 * Ends the session, even if the call fails, and redirects home. From the header it also removes the bank list and
 * turns automatic login off; from the settings it clears the session storage, turns automatic login off and waits at most
 * ten seconds.
 */
export const logOut = async (from: 'header' | 'settings'): Promise<void> => {
  const end = (): void => endSession(from);
  // The local session ends even if the page closes before the response.
  addEventListener('pagehide', end);
  const call = ignoreCallErrors(api(logout));
  try {
    await (from === 'settings' ? Promise.race([call, wait(settingsTimeoutMs)]) : call);
  } finally {
    removeEventListener('pagehide', end);
    // Before the session ends: the access rule of the page would redirect elsewhere or a second time.
    redirectTo(hrefOf('home'));
    end();
  }
};
