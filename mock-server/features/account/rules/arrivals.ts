import Bowser from 'bowser';
import type { Value } from '../../../../src/contract/types.ts';
import type { World } from '../../../core/world.ts';
import { flag } from '../../site/rules/flags.ts';

export type SignInWay = Value<'loginHistory'>['content'][number]['way'];

/** Where a sign-in came from (X08). */
export interface Arrival {
  /** As people call it: `Chrome, Android`. */
  readonly device: string | null;
  readonly mobile: boolean;
  /** A city, no nearer. */
  readonly place: string | null;
  /** The `Device` header. */
  readonly shell: string | null;
}

const nowhere: Arrival = { device: null, mobile: false, place: null, shell: null };

/** Whoever calls chooses the header: what cannot be a name is called a browser, and nothing else. */
const named = (name: string | undefined): string | undefined =>
  !name || /^[\w .+-]{1,40}$/.test(name) ? name : 'Browser';

/** What the headers of a call tell of who calls; nothing for calls that no browser placed. */
export const arrivalOf = (world: World, headers: NodeJS.Dict<string | string[]> | null): Arrival => {
  const agent = headers?.['user-agent'];
  if (!headers || !agent) return nowhere;
  const { browser, os, platform } = Bowser.parse(String(agent).slice(0, 512));
  const system = platform.model === 'iPhone' || platform.model === 'iPad' ? platform.model : os.name;
  return {
    device: [browser.name, system].map(named).filter(Boolean).join(', ') || null,
    mobile: platform.type === 'mobile' || platform.type === 'tablet',
    place: flag(world.state, 'VISITOR_PLACE') || null,
    shell: String(headers.device ?? '') || null,
  };
};
