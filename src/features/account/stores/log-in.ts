import { brand } from '../../../brands/current.ts';
import type { Value } from '../../../contract/types.ts';
import { CallError } from '../../../lib/http/errors.ts';
import { keys } from '../../../lib/storage/keys.ts';
import { readSession, type SessionInfo } from '../../../lib/storage/session-item.ts';
import { sessionArea } from '../../../lib/storage/storage.ts';
import { hideToast } from '../../../lib/toasts.ts';
import { redirectAfterLogin } from '../model/redirect-after-login.ts';
import { storeFirstPassword } from './first-password.ts';
import { withSecondStep } from './second-step.ts';
import { setSession } from './session.ts';

/** What every way in answers; trials (R193) and new accounts know less than a login (R192). */
type Entrance = Pick<Value<'login'>, 'token' | 'userName' | 'customerType'> & Partial<Value<'login'>>;

interface Wishes {
  /** Stores the typed login for the next visit, or removes it (R209). */
  readonly remember?: () => Promise<void>;
  /** The password that was typed: a first login is asked for a new one, and not for this one again (A05). */
  readonly password?: string;
  /** Never prompts: a login that needs a second step fails. */
  readonly silent?: boolean;
  /** The player stays on the current page. */
  readonly stays?: boolean;
  readonly merchantCode?: string;
}

export interface LoginResult {
  readonly session: SessionInfo;
  /** URL to redirect to; null to stay on the page. */
  readonly next: string | null;
}

const sessionOf = (
  { token, userName, customerType, firstTimeLogin, closed }: Entrance,
  merchantCode: string,
): SessionInfo => ({
  token,
  merchantCode,
  userName,
  type: customerType,
  ...(firstTimeLogin !== undefined && { firstTimeLogin }),
  ...(closed && { closed }),
});

const openSession = (session: SessionInfo): void => {
  // Play statistics belong to the previous session (X05).
  sessionArea.remove(keys.session.play);
  setSession(session);
  if (readSession()) return;
  // Without storage the next page would have no session.
  setSession(null);
  throw new CallError('storage.blocked');
};

/**
 * What happens when a player logs in, by whatever way (R192, R206, R224, A05), in this order:
 *
 * 1. the call, which is on its way already, and its second step where the account has one (X09);
 * 2. what was typed is remembered or forgotten, and left for the page that changes a first password;
 * 3. words about the way in go from the screen;
 * 4. the session is kept. From here all that shows the member, or asks for what is theirs, follows `$session`: name,
 *    balance, unread messages, favourites, limits, and the route guard;
 * 5. the page that comes next is named. Whoever asked leads there.
 *
 * Throws CallError, `storage.blocked` among them; CallAborted where the player turned back from the second step.
 */
export const logIn = async (
  entering: Promise<Entrance>,
  { remember, password, silent = false, stays = false, merchantCode = brand.merchantCode }: Wishes = {},
): Promise<LoginResult> => {
  const session = sessionOf(await (silent ? entering : withSecondStep(entering)), merchantCode);

  await remember?.();
  if (session.firstTimeLogin && password) await storeFirstPassword(password);

  hideToast();
  openSession(session);

  return { session, next: stays && !session.firstTimeLogin ? null : redirectAfterLogin(location.search, session) };
};
