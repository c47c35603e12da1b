import { brand } from '#brands/current.ts';
import type { Value } from '#contract/types.ts';
import { CallError } from '#lib/http/errors.ts';
import { keys } from '#lib/storage/keys.ts';
import { removeItemsOfOthers } from '#lib/storage/member-items.ts';
import { readSession, type SessionInfo } from '#lib/storage/session-item.ts';
import { sessionArea } from '#lib/storage/storage.ts';
import { hideToast } from '#lib/toasts.ts';
import { redirectAfterLogin } from '../model/redirect-after-login.ts';
import { storeFirstPassword } from '../state/first-password.ts';
import { setSession } from '../state/session.ts';
import { withSecondStep } from './second-step.ts';

/** Response of every login method; trials and registrations return fewer fields than a login. */
type LoginResponse = Pick<Value<'login'>, 'token' | 'userName' | 'customerType'> & Partial<Value<'login'>>;

interface LoginOptions {
  /** Stores the typed login for the next visit, or removes it. */
  readonly remember?: () => Promise<void>;
  /** Typed password, stored for the page that replaces a first password. */
  readonly password?: string;
  /** Never prompts: a login that needs a second step fails. */
  readonly silent?: boolean;
  /** The player stays on the current page. */
  readonly staysOnPage?: boolean;
  readonly merchantCode?: string;
}

export interface LoginResult {
  readonly session: SessionInfo;
  /** URL to redirect to; null to stay on the page. */
  readonly next: string | null;
}

const sessionOf = (
  { token, userName, customerType, firstTimeLogin, closed }: LoginResponse,
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
  // Play statistics belong to the previous session.
  sessionArea.remove(keys.session.play);
  setSession(session);
  if (readSession()) return;
  // Without storage the next page would have no session.
  setSession(null);
  throw new CallError('storage.blocked');
};

/**
 * Completes a login by any method, in this order:
 *
 * 1. awaits the running login call and, where the account has one, the second step; removes what another member
 *    left in this tab;
 * 2. remembers or forgets the typed login, and stores a first password for the page that changes it;
 * 3. hides toasts of the login form;
 * 4. sets the session. Everything that depends on the member subscribes to `$session`: name, balance, unread messages,
 *    favourites, limits and the route guard;
 * 5. returns the URL to redirect to. The caller redirects.
 *
 * Throws CallError, including `storage.blocked`; CallAborted if the player cancels the second step.
 */
export const logIn = async (
  response: Promise<LoginResponse>,
  { remember, password, silent = false, staysOnPage = false, merchantCode = brand.merchantCode }: LoginOptions = {},
): Promise<LoginResult> => {
  const session = sessionOf(await (silent ? response : withSecondStep(response)), merchantCode);

  removeItemsOfOthers(session.userName);
  await remember?.();
  if (session.firstTimeLogin && password) await storeFirstPassword(password);

  hideToast();
  openSession(session);

  return {
    session,
    next: staysOnPage && !session.firstTimeLogin ? null : redirectAfterLogin(location.search, session),
  };
};
