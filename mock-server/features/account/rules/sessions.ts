import { type Doc, kind } from '../../../core/collection.ts';
import type { Due } from '../../../core/due.ts';
import type { State } from '../../../core/state.ts';
import type { World } from '../../../core/world.ts';
import { flag } from '../../site/rules/flags.ts';
import { type Arrival, arrivalOf, type SignInWay } from './arrivals.ts';
import { noteLogin } from './logins.ts';
import type { Member } from './members.ts';
import { noteSignIn } from './sign-ins.ts';

/** A signed-in member; the id is the token. */
export interface Session extends Doc {
  readonly member: string;
  readonly startedAt: number;
  readonly usedAt: number;
  /** How it ended, while it is remembered. */
  readonly ended: 'signed-out' | 'lapsed' | 'replaced' | 'ended-elsewhere' | null;
  /** Names it to its owner, who never sees another session's token (X08). */
  readonly name: string;
  readonly arrival: Arrival;
  readonly way: SignInWay;
  readonly twoSteps: boolean;
}

export const session = kind<Session>().named('session', { member: (it) => it.member });

// Each renewal is a write; five seconds are not worth one.
const renewalStep = 5000;
const memory = 24 * 3_600_000;

/** A78 */
const lifeIn = ({ state }: World): number => flag(state, 'SESSION_MINUTES') * 60_000;

const lapseId = (token: string): string => `session:${token}`;

/** How somebody got in; by the console where nothing is said. */
export interface Entry {
  readonly arrival: Arrival;
  readonly way: SignInWay;
  readonly twoSteps?: boolean;
}

export const startSession = (world: World, member: Member, entry: Entry | null): Session => {
  const now = world.now();
  const { arrival, way, twoSteps = false } = entry ?? { arrival: arrivalOf(world, null), way: 'operator' };
  const made: Session = {
    id: world.secrets.hex(48),
    member: member.id,
    startedAt: now,
    usedAt: now,
    ended: null,
    name: world.id('SN'),
    arrival,
    way,
    twoSteps,
  };
  world.state.put(session, made);
  noteLogin(world, member.id);
  noteSignIn(world, member.id, arrival, { way, twoSteps, outcome: 'entered' });
  world.schedule({ id: lapseId(made.id), at: now + lifeIn(world), type: 'session', data: made.id });
  return made;
};

/** Everybody who is signed in. */
export const online = (state: State): ReadonlySet<string> =>
  new Set(state.all(session).flatMap(({ ended, member }) => (ended === null ? [member] : [])));

/** When the member signed in before the session in use; null when nothing is known of it. */
export const lastLoginAt = (state: State, { id, member }: Session): number | null =>
  Math.max(0, ...state.by(session, 'member', member).map((it) => (it.id === id ? 0 : it.startedAt))) || null;

/** Counts its life anew from this use. */
export const renewSession = (world: World, current: Session): void => {
  const now = world.now();
  if (now - current.usedAt < renewalStep) return;
  world.state.put(session, { ...current, usedAt: now });
  world.schedule({ id: lapseId(current.id), at: now + lifeIn(world), type: 'session', data: current.id });
};

export const endSession = (world: World, current: Session, ended: NonNullable<Session['ended']>): void => {
  world.state.put(session, { ...current, ended });
  world.schedule({ id: lapseId(current.id), at: world.now() + memory, type: 'session', data: current.id });
};

/** Sessions that count, the latest used first. */
export const openSessions = (state: State, member: string): Session[] =>
  state
    .by(session, 'member', member)
    .filter(({ ended }) => ended === null)
    .sort((a, b) => b.usedAt - a.usedAt || b.name.localeCompare(a.name));

/** Ends every session of a member but one; says how many. */
export const endOthers = (world: World, member: string, kept: string): number => {
  const others = openSessions(world.state, member).filter(({ id }) => id !== kept);
  for (const open of others) endSession(world, open, 'ended-elsewhere');
  return others.length;
};

/** A session that is due lapses; a day after its end it is forgotten. */
export const lapseSession = (world: World, { data }: Due): void => {
  const current = world.state.get(session, String(data));
  if (!current) return;
  if (current.ended) world.state.remove(session, current.id);
  else endSession(world, current, 'lapsed');
};

/** Whether the session came by a mailed password and its member has not chosen a new one yet: the recovery by e-mail. */
export const hasRecovered = ({ way }: Session, { firstTimeLogin }: Member): boolean =>
  firstTimeLogin && way === 'temporary-password';

/**
 * Whether the session came by a password that somebody else knows too, and has to choose a new one first: a mailed one,
 * or the first of an account that an agent opened (A05).
 */
export const hasToChange = (session: Session, member: Member): boolean =>
  hasRecovered(session, member) || (member.firstTimeLogin && member.openedByUpline === 'first-password');
