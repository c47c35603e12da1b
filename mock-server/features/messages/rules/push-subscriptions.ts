import { createECDH, createHash } from 'node:crypto';
import { maxPushDevices } from '#contract/messages/notification-kinds.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import { invalid } from '#sim/core/invalid.ts';
import type { Outgoing } from '#sim/core/outgoing.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';

/** A browser that receives the notifications of a member. The id is a hash of its endpoint. */
export interface PushSubscription extends Doc {
  readonly member: string;
  /** Id of the browser, or name of the session if it has none. */
  readonly device: string;
  /** Address at the push service. */
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly at: number;
}

interface PushKeys extends Doc {
  /** Base64url. */
  readonly publicKey: string;
  readonly privateKey: string;
}

export const pushSubscriptions = collection<PushSubscription>()('push-subscription', {
  member: (it) => it.member,
  device: (it) => it.device,
});

const pushKeys = collection<PushKeys>()('push-keys');

/** Returns the VAPID keys of a world, which are created when they are first needed. */
export const pushKeysOf = (world: World): PushKeys => {
  const known = world.state.get(pushKeys, 'vapid');
  if (known) return known;
  const privateKey = Buffer.from(world.secrets.hex(64), 'hex');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  const created: PushKeys = {
    id: 'vapid',
    publicKey: pair.getPublicKey('base64url'),
    privateKey: privateKey.toString('base64url'),
  };
  world.state.put(pushKeys, created);
  return created;
};

/** A name of the internet; browsers accept other signs, on which the library for web push fails. */
const hostName = /^[\w-]+(\.[\w-]+)+$/;

/** Names of internal hosts, and addresses without a name. */
const internalHost = /^(localhost|\[.*|[\d.]+)$|\.(localhost|localdomain|local|internal|lan|home\.arpa)$/;

/**
 * Returns why an address is no push service that may be called; undefined if it is. Addresses without https and internal
 * hosts must be allowed by their own name, not by a wildcard.
 */
export const pushEndpointFault = (outgoing: Outgoing, endpoint: string): string | undefined => {
  const fault = outgoing.fault(endpoint);
  if (fault !== undefined) return fault;
  const { protocol, hostname } = new URL(endpoint);
  // A name with a trailing dot is the same host.
  const name = hostname.replace(/\.$/, '');
  const isPublic = protocol === 'https:' && hostName.test(name) && !internalHost.test(name);
  return isPublic || outgoing.namesHost(endpoint) ? undefined : 'must be a public https address';
};

export const subscriptionsOf = (state: State, memberId: string): PushSubscription[] =>
  state.by(pushSubscriptions, 'member', memberId).sort((a, b) => a.at - b.at || a.id.localeCompare(b.id));

/** Returns whether a base64url text is an uncompressed point of the curve P-256. */
const isPublicKey = (text: string): boolean => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  try {
    pair.computeSecret(text, 'base64url');
    return true;
  } catch {
    return false;
  }
};

const idOf = (address: string): string => createHash('sha256').update(address).digest('hex').slice(0, 32);

/**
 * Stores a browser of a member; one of another member is taken over. Above the maximum number of a member, the oldest is
 * removed. Throws `request.invalid` for a wrong key.
 */
export const subscribeDevice = (
  world: World,
  { member, device, endpoint, keys }: Pick<PushSubscription, 'member' | 'device' | 'endpoint' | 'keys'>,
): void => {
  if (!isPublicKey(keys.p256dh)) throw invalid('keys.p256dh', 'point');
  const { state } = world;
  // The library for web push reads only normalized addresses.
  const { href } = new URL(endpoint);
  // A browser has one subscription at a time; its service may have replaced the address.
  for (const old of state.by(pushSubscriptions, 'device', device)) state.remove(pushSubscriptions, old.id);
  state.put(pushSubscriptions, { id: idOf(href), member, device, endpoint: href, keys, at: world.now() });
  const all = subscriptionsOf(state, member);
  for (const { id } of all.slice(0, Math.max(0, all.length - maxPushDevices))) state.remove(pushSubscriptions, id);
};

/** Removes a browser of a member; an unknown one is ignored. */
export const unsubscribeEndpoint = ({ state }: World, memberId: string, endpoint: string): void => {
  const found = state.get(pushSubscriptions, idOf(new URL(endpoint).href));
  if (found?.member === memberId) state.remove(pushSubscriptions, found.id);
};

/** Removes the subscription of a member's browser. */
export const unsubscribeDevice = ({ state }: World, memberId: string, device: string): void => {
  for (const it of state.by(pushSubscriptions, 'device', device))
    if (it.member === memberId) state.remove(pushSubscriptions, it.id);
};

/** Removes all browsers of a member. */
export const unsubscribeMember = ({ state }: World, memberId: string): void => {
  for (const { id } of state.by(pushSubscriptions, 'member', memberId)) state.remove(pushSubscriptions, id);
};

/** Removes all browsers of a member except the one of a session that goes on. */
export const unsubscribeOtherDevices = ({ state }: World, memberId: string, kept: string | undefined): void => {
  for (const { id, device } of state.by(pushSubscriptions, 'member', memberId))
    if (device !== kept) state.remove(pushSubscriptions, id);
};

/** Removes a browser that another member has logged in with, and that this one has not asked to be notified on. */
export const unsubscribeOtherMembers = ({ state }: World, memberId: string, device: string): void => {
  for (const it of state.by(pushSubscriptions, 'device', device))
    if (it.member !== memberId) state.remove(pushSubscriptions, it.id);
};
