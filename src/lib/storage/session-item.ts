import { keys } from './keys.ts';
import { sessionArea } from './storage.ts';
import { objectWith, storedItem } from './stored-item.ts';

/** The item MC_SESSION_INFO: one tab's session. `type` is the customer type. */
export interface SessionInfo {
  readonly token: string;
  readonly merchantCode: string;
  readonly userName: string;
  readonly type: number;
  /** Absent in trial sessions. */
  readonly firstTimeLogin?: boolean;
  /**
   * The account is closed by a time-out or self-exclusion: only the closed-account page and withdrawals are available.
   */
  readonly closed?: boolean;
}

const stored = storedItem(sessionArea, keys.session.session, (value) => {
  const session = objectWith<SessionInfo>('token')(value);
  return session && typeof session.token === 'string' && session.token !== '' ? session : null;
});

export const readSession = (): SessionInfo | null => stored.read();

export const writeSession = (session: SessionInfo | null): void => void stored.write(session);
