import { minuteMs } from '#lib/dates/units.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import type { DueEvent } from '#sim/core/due-event.ts';
import { invalid } from '#sim/core/invalid.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';

const seenNonces = collection<Doc>()('nonce');

/** Maximum difference between the time of an encrypted body and the world's clock, in ms. */
const maxClockSkewMs = 5 * minuteMs;

/** Throws for a nonce of an encrypted body that was used before or is not fresh; `at` is epoch ms. */
export const refuseReplay = (world: World, { nonce, at }: { readonly nonce: string; readonly at: number }): void => {
  if (Math.abs(world.now() - at) > maxClockSkewMs) throw invalid('', 'stale');
  if (world.state.get(seenNonces, nonce))
    throw new Refusal('request.conflict', { why: `nonce ${nonce} was used before` });
  world.state.put(seenNonces, { id: nonce });
  world.schedule({ id: `nonce:${nonce}`, at: at + 2 * maxClockSkewMs, type: 'nonce', data: nonce });
};

export const expireNonce = (world: World, { data }: DueEvent): void => world.state.remove(seenNonces, String(data));
