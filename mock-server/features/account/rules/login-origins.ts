import { collection, type Doc } from '#sim/core/collection.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';

/** A network that a member has logged in from. Times in epoch ms; absent in logins of earlier releases. */
interface LoginOrigin extends Doc {
  readonly member: string;
  readonly network: string;
  readonly firstAt?: number;
  readonly lastAt?: number;
}

const loginOrigins = collection<LoginOrigin>()('login-origin', {
  member: (it) => it.member,
  network: (it) => it.network,
});

/** A browser that a member has logged in with. */
interface LoginDevice extends Doc {
  readonly member: string;
  readonly device: string;
}

const loginDevices = collection<LoginDevice>()('login-device', {
  member: (it) => it.member,
  device: (it) => it.device,
});

/** Records the browser of a login. */
export const recordLoginDevice = ({ state }: World, memberId: string, device: string | undefined): void => {
  if (device) state.put(loginDevices, { id: `${memberId} ${device}`, member: memberId, device });
};

/** Returns the ids of the browsers that a member has logged in with. */
export const devicesOf = (state: State, memberId: string): string[] =>
  state.by(loginDevices, 'member', memberId).map(({ device }) => device);

/** Returns the members that have logged in with a browser. */
export const membersOnDevice = (state: State, device: string): string[] =>
  state.by(loginDevices, 'device', device).map(({ member }) => member);

/** Returns the members that have logged in from a network. */
export const membersOnNetwork = (state: State, network: string): string[] =>
  state.by(loginOrigins, 'network', network).map(({ member }) => member);

/** Records the network of a login. */
export const recordLoginOrigin = (world: World, memberId: string, network: string | null): void => {
  if (!network) return;
  const id = `${memberId} ${network}`;
  const found = world.state.get(loginOrigins, id);
  const now = world.now();
  const firstAt = found ? found.firstAt : now;
  world.state.put(loginOrigins, {
    id,
    member: memberId,
    network,
    ...(firstAt !== undefined && { firstAt }),
    lastAt: now,
  });
};

/** Returns whether a member has used a session's network for the first time with this session. */
export const isNewNetwork = (
  state: State,
  { member, client, startedAt }: { member: string; client: { network?: string | null }; startedAt: number },
): boolean => {
  const found = client.network ? state.get(loginOrigins, `${member} ${client.network}`) : undefined;
  return found?.firstAt !== undefined && found.firstAt >= startedAt;
};

/** Networks of a member with the last login from each, epoch ms; undefined if it was before times were recorded. */
export const networksOf = (state: State, memberId: string): ReadonlyMap<string, number | undefined> =>
  new Map(state.by(loginOrigins, 'member', memberId).map(({ network, lastAt }) => [network, lastAt]));

/** Returns whether two members used one network at most `withinMs` apart. */
export const haveSharedNetwork = (
  one: ReadonlyMap<string, number | undefined>,
  other: ReadonlyMap<string, number | undefined>,
  withinMs: number,
): boolean =>
  [...one].some(([network, at]) => {
    if (!other.has(network)) return false;
    const otherAt = other.get(network);
    return at === undefined || otherAt === undefined || Math.abs(at - otherAt) <= withinMs;
  });
