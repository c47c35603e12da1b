import { BlockList } from 'node:net';
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

/** Returns the other members who have logged in with a browser of a member. */
export const membersOnSameDevice = (state: State, memberId: string): string[] => [
  ...new Set(
    state
      .by(loginDevices, 'member', memberId)
      .flatMap(({ device }) => state.by(loginDevices, 'device', device))
      .map((it) => it.member)
      .filter((it) => it !== memberId),
  ),
];

/** Returns whether two members have logged in with the same browser. */
export const sharesDevice = (state: State, one: string, other: string): boolean => {
  const known = new Set(state.by(loginDevices, 'member', other).map(({ device }) => device));
  return state.by(loginDevices, 'member', one).some(({ device }) => known.has(device));
};

// All users behind one router or reverse proxy share these addresses, so they identify no person.
const shared = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  shared.addSubnet(network, bits, 'ipv4');

/** Returns whether a network address (`networkAddress`) belongs to a single subscriber. */
const isPublic = (network: string): boolean =>
  network.includes(':') ? /^[23]/.test(network) : network !== '' && !shared.check(network, 'ipv4');

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

/** Returns whether two members have logged in from the same public network. */
export const sharesOrigin = (state: State, one: string, other: string): boolean => {
  const known = new Set(state.by(loginOrigins, 'member', other).map(({ network }) => network));
  return state.by(loginOrigins, 'member', one).some(({ network }) => isPublic(network) && known.has(network));
};
