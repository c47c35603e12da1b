import { dayMs, minuteMs } from '#lib/dates/units.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import type { DueEvent } from '#sim/core/due-event.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';
import {
  unsubscribeDevice,
  unsubscribeOtherDevices,
  unsubscribeOtherMembers,
} from '#sim/features/messages/rules/push-subscriptions.ts';
import { flag } from '#sim/features/site/rules/flags.ts';
import { type ClientInfo, clientInfoOf, type LoginMethod } from './client-info.ts';
import { recordLoginDay } from './login-days.ts';
import { recordLoginAttempt } from './login-history.ts';
import { recordLoginDevice, recordLoginOrigin } from './login-origins.ts';
import type { Member } from './members.ts';

/** A login session; the id is the token. Times in epoch ms. */
export interface Session extends Doc {
  readonly member: string;
  readonly startedAt: number;
  readonly usedAt: number;
  /** Reason for its end; ended sessions are kept for a day. */
  readonly ended: 'signed-out' | 'lapsed' | 'replaced' | 'ended-elsewhere' | null;
  /** Public id in the member's session list, which does not show tokens. */
  readonly name: string;
  readonly client: ClientInfo;
  readonly method: LoginMethod;
  readonly twoSteps: boolean;
}

export const sessions = collection<Session>()('session', { member: (it) => it.member });

// A renewal writes to the state, so it happens at most once in five seconds.
const renewalIntervalMs = 5000;
const endedSessionTtlMs = dayMs;

/** Returns the id of the browser of a session, or its own name if it has none. */
export const deviceOfSession = ({ client, name }: Session): string => client.deviceId ?? name;

/** Returns how long a session lasts without use, ms. */
const sessionTtlMs = ({ state }: World): number => flag(state, 'SESSION_MINUTES') * minuteMs;

const expiryId = (token: string): string => `session:${token}`;

/** Method and device of a login. Null means a session started by the console. */
export interface LoginDetails {
  readonly client: ClientInfo;
  readonly method: LoginMethod;
  readonly twoSteps?: boolean;
}

export const startSession = (world: World, member: Member, login: LoginDetails | null): Session => {
  const now = world.now();
  const { client, method, twoSteps = false } = login ?? { client: clientInfoOf(world, null), method: 'operator' };
  const newSession: Session = {
    id: world.secrets.hex(48),
    member: member.id,
    startedAt: now,
    usedAt: now,
    ended: null,
    name: world.id('SN'),
    client,
    method,
    twoSteps,
  };
  world.state.put(sessions, newSession);
  unsubscribeOtherMembers(world, member.id, deviceOfSession(newSession));
  recordLoginDay(world, member.id);
  recordLoginOrigin(world, member.id, client.network ?? null);
  recordLoginDevice(world, member.id, client.deviceId);
  recordLoginAttempt(world, member.id, client, { method, twoSteps, outcome: 'entered' });
  world.schedule({ id: expiryId(newSession.id), at: now + sessionTtlMs(world), type: 'session', data: newSession.id });
  return newSession;
};

/** Returns the ids of all members with an open session. */
export const onlineMembers = (state: State): ReadonlySet<string> =>
  new Set(state.all(sessions).flatMap(({ ended, member }) => (ended === null ? [member] : [])));

/** Returns the start of the latest other session, epoch ms; null if none is known. */
export const lastLoginAt = (state: State, { id, member }: Session): number | null =>
  Math.max(0, ...state.by(sessions, 'member', member).map((it) => (it.id === id ? 0 : it.startedAt))) || null;

/** Extends the expiry of a session after use. */
export const renewSession = (world: World, current: Session): void => {
  const now = world.now();
  if (now - current.usedAt < renewalIntervalMs) return;
  world.state.put(sessions, { ...current, usedAt: now });
  world.schedule({ id: expiryId(current.id), at: now + sessionTtlMs(world), type: 'session', data: current.id });
};

export const endSession = (world: World, current: Session, ended: NonNullable<Session['ended']>): void => {
  world.state.put(sessions, { ...current, ended });
  // After an unused session, the member still waits for a withdrawal.
  if (ended === 'signed-out' || ended === 'ended-elsewhere')
    unsubscribeDevice(world, current.member, deviceOfSession(current));
  world.schedule({ id: expiryId(current.id), at: world.now() + endedSessionTtlMs, type: 'session', data: current.id });
};

/** Returns the open sessions of a member, the latest used first. */
export const openSessions = (state: State, memberId: string): Session[] =>
  state
    .by(sessions, 'member', memberId)
    .filter(({ ended }) => ended === null)
    .sort((a, b) => b.usedAt - a.usedAt || b.name.localeCompare(a.name));

/**
 * Ends all sessions of a member except `kept`, and the notifications to all other browsers, also those whose session has
 * lapsed. Returns how many sessions ended.
 */
export const endOtherSessions = (
  world: World,
  memberId: string,
  kept: string | undefined,
  ended: 'ended-elsewhere' | 'replaced' = 'ended-elsewhere',
): number => {
  const others = openSessions(world.state, memberId).filter(({ id }) => id !== kept);
  for (const open of others) endSession(world, open, ended);
  const own = kept === undefined ? undefined : world.state.get(sessions, kept);
  unsubscribeOtherDevices(world, memberId, own && deviceOfSession(own));
  return others.length;
};

/** Handles a due event: ends an unused session, or removes one that ended a day ago. */
export const expireSession = (world: World, { data }: DueEvent): void => {
  const current = world.state.get(sessions, String(data));
  if (!current) return;
  if (current.ended) world.state.remove(sessions, current.id);
  else endSession(world, current, 'lapsed');
};

/** Returns whether the session began with a mailed temporary password that has not been replaced yet. */
export const isPasswordRecovery = ({ method }: Session, { firstTimeLogin }: Member): boolean =>
  firstTimeLogin && method === 'temporary-password';

/**
 * Returns whether the member must set a new password first, because another person has the current one: a mailed
 * temporary password, or the first password of an account that an agent opened.
 */
export const mustChangePassword = (session: Session, member: Member): boolean =>
  isPasswordRecovery(session, member) || (member.firstTimeLogin && member.openedByUpline === 'first-password');
