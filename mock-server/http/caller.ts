import type { EndpointDefinition } from '#contract/endpoint.ts';
import { requiresPasswordChange } from '#contract/endpoint-errors.ts';
import type { Endpoint } from '#contract/endpoints.ts';
import { offersAny } from '#contract/games/offers.ts';
import { isAgentHome, trialType } from '#features/account/model/roles.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { requireOpenAccount } from '#sim/features/account/rules/account-closure.ts';
import { type Member, members } from '#sim/features/account/rules/members.ts';
import { mustChangePassword, renewSession, type Session, sessions } from '#sim/features/account/rules/sessions.ts';
import { launches } from '#sim/features/games/rules/game-launches.ts';
import { type Visit, visitOf } from '#sim/features/games/rules/game-visits.ts';
import { flag, flagSetting } from '#sim/features/site/rules/flags.ts';
import { refuseClosed } from '#sim/features/site/rules/site-gate.ts';
import { isOfOwnPage } from './own-pages.ts';
import type { CallHead } from './plain-call.ts';
import { playKeyOf } from './play-key.ts';

export interface Caller {
  readonly member: Member | undefined;
  readonly session: Session | undefined;
  /** Set for game frames, which have no session. */
  readonly visit: Visit | undefined;
}

const guest: Caller = { member: undefined, session: undefined, visit: undefined };

/** Returns the caller; throws a refusal if the endpoint does not admit the caller. */
export const authorizeCaller = (world: World, endpoint: Endpoint, request: CallHead): Caller => {
  if (!endpoint.always) refuseClosed(world, endpoint);
  if (endpoint.access === 'visit') return visitCaller(world, request);
  const token = tokenOf(request);
  if (endpoint.changesState) checkOrigin(request, token);
  if (token === undefined && endpoint.access !== 'anyone')
    throw new Refusal('session.required', { why: 'no token was sent' });
  const caller = token === undefined ? guest : sessionCaller(world, endpoint, token);
  if (endpoint.flag && !flag(world.state, endpoint.flag)) {
    const by = flagSetting(world.state, endpoint.flag)?.setBy ?? 'default';
    throw new Refusal('permission.denied', { why: `${endpoint.flag} is off (${by})` });
  }
  if (!offersAny(endpoint.categories))
    throw new Refusal('permission.denied', { why: `the brand offers no games of ${endpoint.categories?.join(', ')}` });
  if (caller.member) checkRole(endpoint, caller.member);
  if (caller.member && endpoint.access !== 'anyone' && !endpoint.whenClosed)
    requireOpenAccount(world, caller.member.id);
  if (caller.session && caller.member) checkPassword(endpoint, caller.session, caller.member);
  return caller;
};

/** Returns the caller of a game frame by the key of its visit. */
const visitCaller = (world: World, { headers }: CallHead): Caller => {
  const key = playKeyOf(headers);
  if (key === undefined) throw new Refusal('session.required', { why: 'no play key' });
  const visit = visitOf(world, key);
  return { member: world.state.get(members, visit.member), session: undefined, visit };
};

/** Returns the account of a call's token; null if the token is missing or unknown. */
export const callerAccount = ({ state }: World, request: CallHead): string | null => {
  const key = playKeyOf(request.headers);
  const seat = key === undefined ? undefined : state.by(launches, 'playKey', key)[0];
  const owner = seat?.member ?? state.get(sessions, tokenOf(request) ?? '')?.member;
  return (owner !== undefined && state.get(members, owner)?.account) || null;
};

const tokenOf = ({ headers }: CallHead): string | undefined =>
  /^Bearer ([\w-]{1,128})$/i.exec(headers.authorization ?? '')?.[1];

/** Throws unless a state-changing GET comes from a page of this site and carries a token. */
const checkOrigin = (request: CallHead, token: string | undefined): void => {
  if (!isOfOwnPage(request)) {
    const from = request.headers['sec-fetch-site'] ?? request.headers.origin;
    throw new Refusal('permission.denied', { why: `a call that changes state came from another site (${from})` });
  }
  if (token === undefined) throw new Refusal('session.required', { why: 'a call that changes state needs a token' });
};

const sessionCaller = (world: World, endpoint: EndpointDefinition, token: string): Caller => {
  const current = world.state.get(sessions, token);
  const owner = current && world.state.get(members, current.member);
  const why = current?.ended
    ? `the session is ${current.ended}`
    : owner?.disabled
      ? 'the account is disabled'
      : undefined;
  if (current && owner && !why) {
    world.transact(() => renewSession(world, current));
    return { member: owner, session: current, visit: undefined };
  }
  if (endpoint.access === 'anyone') return guest;
  throw new Refusal('session.expired', { why: why ?? 'the token is unknown here' });
};

const checkPassword = (endpoint: EndpointDefinition, session: Session, member: Member): void => {
  if (!requiresPasswordChange(endpoint) || !mustChangePassword(session, member)) return;
  throw new Refusal('password.change-required', { why: `${member.account} logged in with a temporary password` });
};

const checkRole = (endpoint: EndpointDefinition, { type, account }: Member): void => {
  const isTrialDenied = type === trialType && (endpoint.access === 'member' || endpoint.access === 'agent');
  if (isTrialDenied) throw new Refusal('permission.denied', { why: `${account} is a trial account` });
  if (endpoint.access === 'agent' && !isAgentHome(type)) {
    throw new Refusal('permission.denied', { why: `${account} is not an agent (type ${type})` });
  }
};
