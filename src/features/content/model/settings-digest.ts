import type { Value } from '../../../contract/types.ts';
import { digestOf } from './digest.ts';

/** Mark of what a backend's settings say to all callers alike: everything but the key for bodies. */
export const settingsDigest = (settings: Omit<Value<'consolidatedSettings'>, 'encryption'>): string =>
  digestOf(JSON.stringify(settings));
