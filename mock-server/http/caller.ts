import type { IncomingMessage } from 'node:http';
import type { EndpointDefinition } from '../../src/contract/endpoint.ts';
import { isAgentHome, trialType } from '../../src/features/account/model/roles.ts';
import { Refusal } from '../core/refusal.ts';
import type { World } from '../core/world.ts';
import { type Member, member } from '../features/account/rules/members.ts';
import { hasToChange, renewSession, type Session, session } from '../features/account/rules/sessions.ts';
import { launch } from '../features/games/rules/launches.ts';
import { type Visit, visitOf } from '../features/games/rules/visits.ts';
import { requireOpen } from '../features/safety/rules/closure.ts';
import { flag, flagSetting } from '../features/site/rules/flags.ts';
import { refuseClosed } from '../features/site/rules/site-gate.ts';
import { isOfOwnPage } from './own-pages.ts';
import { playKeyOf } from './play-key.ts';

export interface Caller {
  readonly member: Member | undefined;
  readonly session: Session | undefined;
  /** Of a game's frame, which has no session of its own. */
  readonly visit: Visit | undefined;
}

const guest: Caller = { member: undefined, session: undefined, visit: undefined };

/** Who calls, when the row lets them; throws the refusal otherwise. */
export const admit = (world: World, row: EndpointDefinition, request: IncomingMessage): Caller => {
  if (!row.always) refuseClosed(world.state, row);
  if (row.access === 'visit') return frameOf(world, request);
  const token = tokenOf(request);
  if (row.changesState) checkOrigin(request, token);
  if (token === undefined && row.access !== 'anyone')
    throw new Refusal('session.required', { why: 'no token was sent' });
  const caller = token === undefined ? guest : callerOf(world, row, token);
  if (row.flag && !flag(world.state, row.flag)) {
    const by = flagSetting(world.state, row.flag)?.setBy ?? 'default';
    throw new Refusal('permission.denied', { why: `${row.flag} is off (${by})` });
  }
  if (caller.member) checkRole(row, caller.member);
  if (caller.member && row.access !== 'anyone' && !row.whenClosed) requireOpen(world, caller.member.id);
  if (caller.session && caller.member) refuseUnchanged(row, caller.session, caller.member);
  return caller;
};

/** The frame of a launched game, by the key of its visit. */
const frameOf = (world: World, { headers }: IncomingMessage): Caller => {
  const key = playKeyOf(headers);
  if (key === undefined) throw new Refusal('session.required', { why: 'no play key' });
  const visit = visitOf(world, key);
  return { member: world.state.get(member, visit.member), session: undefined, visit };
};

/** Account that a call's token belongs to; null when it belongs to nobody. */
export const accountOf = ({ state }: World, request: IncomingMessage): string | null => {
  const key = playKeyOf(request.headers);
  const seat = key === undefined ? undefined : state.by(launch, 'playKey', key)[0];
  const owner = seat?.member ?? state.get(session, tokenOf(request) ?? '')?.member;
  return (owner !== undefined && state.get(member, owner)?.account) || null;
};

const tokenOf = ({ headers }: IncomingMessage): string | undefined =>
  /^Bearer ([\w-]{1,128})$/i.exec(headers.authorization ?? '')?.[1];

/** A87: a GET that changes state is for own pages only. */
const checkOrigin = (request: IncomingMessage, token: string | undefined): void => {
  if (!isOfOwnPage(request)) {
    const from = request.headers['sec-fetch-site'] ?? request.headers.origin;
    throw new Refusal('permission.denied', { why: `a call that changes state came from another site (${from})` });
  }
  if (token === undefined) throw new Refusal('session.required', { why: 'a call that changes state needs a token' });
};

const callerOf = (world: World, row: EndpointDefinition, token: string): Caller => {
  const current = world.state.get(session, token);
  const owner = current && world.state.get(member, current.member);
  const why = current?.ended
    ? `the session is ${current.ended}`
    : owner?.disabled
      ? 'the account is disabled'
      : undefined;
  if (current && owner && !why) {
    world.transact(() => renewSession(world, current));
    return { member: owner, session: current, visit: undefined };
  }
  if (row.access === 'anyone') return guest;
  throw new Refusal('session.expired', { why: why ?? 'the token is unknown here' });
};

/** What a session whose password somebody else knows too may do before it chose its own. */
const beforeChange: readonly string[] = ['changePassword', 'logout', 'memberInfo', 'headIcon', 'balance'];

const refuseUnchanged = ({ name, access }: EndpointDefinition, session: Session, member: Member): void => {
  if (!hasToChange(session, member) || access === 'anyone' || beforeChange.includes(name)) return;
  throw new Refusal('password.change-required', { why: `${member.account} came with a password of somebody else's` });
};

const checkRole = (row: EndpointDefinition, { type, account }: Member): void => {
  const barred = type === trialType && (row.access === 'member' || row.access === 'agent');
  if (barred) throw new Refusal('permission.denied', { why: `${account} is a trial account` });
  if (row.access === 'agent' && !isAgentHome(type)) {
    throw new Refusal('permission.denied', { why: `${account} is no agent (type ${type})` });
  }
};
