import { logout } from '../../../contract/account/session.ts';
import { api } from '../../../lib/http/client.ts';
import { ignoreCallErrors } from '../../../lib/http/errors.ts';
import { keys } from '../../../lib/storage/keys.ts';
import { sessionKeys } from '../../../lib/storage/session-keys.ts';
import { localArea, sessionArea } from '../../../lib/storage/storage.ts';
import { setSession } from './session.ts';

/** Items of one member; what goes on from such a name with a colon is theirs too. */
const personal: readonly string[] = [
  keys.session.trialName,
  keys.session.firstLoginPassword,
  keys.session.cache,
  keys.session.codeUntil,
  keys.session.balanceHidden,
  keys.session.favouritesLater,
  keys.session.lotterySlip,
  keys.session.depositDraft,
  keys.session.withdrawDraft,
  keys.session.feedbackDraft,
  keys.session.gameList,
  keys.session.play,
  keys.session.askLimits,
];

const own: readonly string[] = Object.values(keys.session);

const forgetHere = (from: 'header' | 'settings'): void => {
  const gone = from === 'settings' ? own : personal;
  for (const name of sessionKeys()) if (gone.includes(name.replace(/:.*/s, ''))) sessionArea.remove(name);
  if (from === 'header') {
    for (const key of [keys.local.bankList, keys.local.autoLogin, keys.local.autoSass]) localArea.remove(key);
  } else localArea.write(keys.local.autoLogin, '0');
  if (localArea.read(keys.local.autoRemPass) !== '1') {
    for (const key of [keys.local.rememberedUsername, keys.local.rememberedMobile]) localArea.remove(key);
  }
  setSession(null);
};

/**
 * Ends the session here even when the call fails (A23). From the header it also forgets the bank list
 * and the automatic login; from the settings it empties the session storage and switches the automatic login off.
 */
export const logOut = async (from: 'header' | 'settings'): Promise<void> => {
  const end = (): void => forgetHere(from);
  // The local session ends even if the page closes before the response.
  addEventListener('pagehide', end);
  try {
    await ignoreCallErrors(api(logout));
  } finally {
    removeEventListener('pagehide', end);
    end();
  }
};
