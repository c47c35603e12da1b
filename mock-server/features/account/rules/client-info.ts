import Bowser from 'bowser';
import type { Value } from '#contract/types.ts';
import type { World } from '#sim/core/world.ts';
import { flag } from '#sim/features/site/rules/flags.ts';

export type LoginMethod = Value<'loginHistory'>['content'][number]['way'];

/** Device and place of a login. */
export interface ClientInfo {
  /** Browser and system: `Chrome, Android`. */
  readonly device: string | null;
  readonly mobile: boolean;
  /** City. */
  readonly place: string | null;
  /** The `Device` header. */
  readonly shell: string | null;
  /** Network address, an IPv6 address by its /64. */
  readonly network?: string | null;
  /** Random id of the browser, from the `Device-Id` header. */
  readonly deviceId?: string;
}

const unknownClient: ClientInfo = { device: null, mobile: false, place: null, shell: null };

/** Returns `Browser` for names with unexpected characters: the caller controls the header. */
const safeName = (name: string | undefined): string | undefined =>
  !name || /^[\w .+-]{1,40}$/.test(name) ? name : 'Browser';

/** Returns the id in the `Device-Id` header; undefined if it is missing or invalid. */
const deviceIdOf = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' && /^[\w-]{16,64}$/.test(header) ? header : undefined;

/** Returns the client info from request headers; empty for calls without a user agent. */
export const clientInfoOf = (
  world: World,
  headers: NodeJS.Dict<string | string[]> | null,
  network: string | null = null,
): ClientInfo => {
  const agent = headers?.['user-agent'];
  const id = deviceIdOf(headers?.['device-id']);
  const known = { network, ...(id && { deviceId: id }) };
  if (!headers || !agent) return { ...unknownClient, ...known };
  const { browser, os, platform } = Bowser.parse(String(agent).slice(0, 512));
  const system = platform.model === 'iPhone' || platform.model === 'iPad' ? platform.model : os.name;
  return {
    device: [browser.name, system].map(safeName).filter(Boolean).join(', ') || null,
    mobile: platform.type === 'mobile' || platform.type === 'tablet',
    place: flag(world.state, 'VISITOR_PLACE') || null,
    shell: String(headers.device ?? '') || null,
    ...known,
  };
};
