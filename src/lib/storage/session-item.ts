import { keys } from './keys.ts';
import { sessionArea } from './storage.ts';

/** The item MC_SESSION_INFO (R192): one tab's session. `type` is the customer type. */
export interface SessionInfo {
  readonly token: string;
  readonly merchantCode: string;
  readonly userName: string;
  readonly type: number;
  /** Absent in trial sessions (R193). */
  readonly firstTimeLogin?: boolean;
  /** A time-out or self-exclusion stands: only the closed-account page and the way to the money are open (X06). */
  readonly closed?: boolean;
}

const isSession = (value: unknown): value is SessionInfo =>
  typeof value === 'object' &&
  value !== null &&
  'token' in value &&
  typeof value.token === 'string' &&
  value.token !== '';

export const readSession = (): SessionInfo | null => {
  const item = sessionArea.readJson(keys.session.session);
  return isSession(item) ? item : null;
};

export const writeSession = (session: SessionInfo | null): void => {
  if (session) sessionArea.write(keys.session.session, JSON.stringify(session));
  else sessionArea.remove(keys.session.session);
};
