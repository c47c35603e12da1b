import { endpoints } from '#contract/endpoints.ts';
import type { World } from '#sim/core/world.ts';
import type { Worlds } from '#sim/core/worlds.ts';
import { clientInfoOf } from '#sim/features/account/rules/client-info.ts';
import { type Member, memberByAccount, members } from '#sim/features/account/rules/members.ts';
import { endSession, type LoginDetails, sessions, startSession } from '#sim/features/account/rules/sessions.ts';
import { closeAccount } from '#sim/features/safety/rules/close-account.ts';
import { setFlags } from '#sim/features/site/rules/flags.ts';

/** All kinds of callers. */
export const callers = [
  'nobody',
  'trial',
  'member',
  'promoter',
  'agent without contracts',
  'agent',
  'ended',
  'excluded',
  'temporary password',
] as const;
export type Caller = (typeof callers)[number];

/** Turns on the flags of all endpoints, whatever their defaults are. */
const everyFlag = Object.fromEntries([...endpoints.values()].flatMap(({ flag }) => (flag ? [[flag, true]] : [])));

const named = (world: World, account: string): Member => {
  const found = memberByAccount(world.state, account);
  if (!found) throw new Error(`no ${account}`);
  return found;
};

const enter = (world: World, member: Member, entry: LoginDetails | null = null): string =>
  world.transact(() => startSession(world, member, entry)).id;

/** Logs in by a mailed password that was not replaced yet. */
const startVisit = (world: World, member: Member): string => {
  world.transact(() => world.state.put(members, { ...member, firstTimeLogin: true }));
  return enter(world, member, { client: clientInfoOf(world, null), method: 'temporary-password' });
};

/**
 * Creates a world with all flags of the contract turned on, and a token for each caller. Worlds copied from it accept
 * the same tokens.
 */
export const createRolesWorld = (worlds: Worlds, name: string): ReadonlyMap<Caller, string | undefined> => {
  const world = worlds.create(name, {});
  if (!world) throw new Error(`${name} is taken`);
  world.transact(() => setFlags(world, everyFlag, 'test'));
  const ended = enter(world, named(world, 'player01'));
  const session = world.state.get(sessions, ended);
  if (session) world.transact(() => endSession(world, session, 'signed-out'));
  const closed = named(world, 'cheska05');
  world.transact(() => closeAccount(world, closed.id, { kind: 'exclusion', months: null, loginPassword: '' }));
  const credentials: Record<Caller, string | undefined> = {
    nobody: undefined,
    trial: enter(world, named(world, 'trial01')),
    member: enter(world, named(world, 'player01')),
    promoter: enter(world, named(world, 'promo40')),
    'agent without contracts': enter(world, named(world, 'agent41')),
    agent: enter(world, named(world, 'agent01')),
    ended,
    excluded: enter(world, closed),
    'temporary password': startVisit(world, named(world, 'newbie01')),
  };
  return new Map(callers.map((caller) => [caller, credentials[caller]]));
};
