import { login } from '../../api/account/session.ts';
import { CallError } from '../../api/errors.ts';
import { brand } from '../../brand/current.ts';
import { keys } from '../../browser/keys.ts';
import { readSession, type SessionInfo } from '../../browser/session-item.ts';
import { sessionArea } from '../../browser/storage.ts';
import type { Body, Value } from '../../contract/types.ts';
import { withSecondStep } from '../safety/second-step.ts';
import { keepSession } from './session.ts';

/**
 * Keeps a session that the server opened (R192). Throws CallError `storage.blocked` where this browser keeps nothing:
 * the next page would not know the member.
 */
export const openSession = (info: SessionInfo): SessionInfo => {
  // What was played before belongs to another session (X05).
  sessionArea.remove(keys.session.play);
  keepSession(info);
  if (readSession()) return info;
  keepSession(null);
  throw new CallError('storage.blocked');
};

/** What the reply of a login becomes. */
export const sessionOf = (value: Value<'login'>): SessionInfo => ({
  token: value.token,
  merchantCode: brand.merchantCode,
  userName: value.userName,
  type: value.customerType,
  firstTimeLogin: value.firstTimeLogin,
  ...(value.closed && { closed: true }),
});

interface SignInWishes {
  /** Runs between login and session, as pages leave when the session is there. */
  readonly before?: (info: SessionInfo) => Promise<void>;
  /** Names the picture that the body answers. */
  readonly captchaId?: string;
  /** Nobody is asked for anything: a login with two steps fails. */
  readonly silent?: boolean;
}

/** Logs in (R224, R206) and keeps the session. Throws CallError. */
export const signIn = async (
  body: Body<'login'>,
  { before, captchaId, silent = false }: SignInWishes = {},
): Promise<SessionInfo> => {
  const entering = login(body, captchaId);
  const info = sessionOf(await (silent ? entering : withSecondStep(entering)));
  await before?.(info);
  return openSession(info);
};
