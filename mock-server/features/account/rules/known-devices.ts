import { collection, type Doc } from '#sim/core/collection.ts';
import type { World } from '#sim/core/world.ts';
import type { ClientInfo } from './client-info.ts';
import { isNewNetwork } from './login-origins.ts';
import type { Session } from './sessions.ts';

/** A device, by its `Device-Id` or, for a client that sends none, by the session; and its browser and system. */
export interface Device {
  readonly key: string;
  readonly browser: string | null;
}

/**
 * A device that counts as the member's own from a time on, epoch ms: it was seen at registration or at a paid deposit, a
 * code to an earlier contact confirmed it, or a hold that it caused has ended.
 */
interface KnownDevice extends Doc {
  readonly member: string;
  readonly browser: string | null;
  readonly since: number;
}

const knownDevices = collection<KnownDevice>()('known-device', { member: (it) => it.member });

const idOf = (memberId: string, key: string): string => `${memberId} ${key}`;

/** Returns the device of a session. */
export const deviceOf = ({ client, name }: Pick<Session, 'client' | 'name'>): Device => ({
  key: client.deviceId ?? `session ${name}`,
  browser: client.device,
});

/** Returns the device of a client that has no session; undefined if it sent no id. */
export const deviceOfClient = ({ deviceId, device }: ClientInfo): Device | undefined =>
  deviceId === undefined ? undefined : { key: deviceId, browser: device };

/** Counts a device as the member's own, from now or a later time on. */
export const recordKnownDevice = (
  world: World,
  memberId: string,
  { key, browser }: Device,
  since = world.now(),
): void => {
  const id = idOf(memberId, key);
  const earlier = world.state.get(knownDevices, id)?.since ?? since;
  world.state.put(knownDevices, { id, member: memberId, browser, since: Math.min(since, earlier) });
};

/**
 * Returns whether a session is on a device of the member. An id alone is not enough if browser or system and the
 * network are new as well: then it was copied. Sessions that the console started count as known.
 */
export const isKnownDevice = (world: World, session: Session): boolean => {
  if (session.method === 'operator') return true;
  const { key, browser } = deviceOf(session);
  const found = world.state.get(knownDevices, idOf(session.member, key));
  if (!found || found.since > world.now()) return false;
  return found.browser === null || found.browser === browser || !isNewNetwork(world.state, session);
};
