import { type Doc, kind } from '../../engine/collection.ts';
import type { Due } from '../../engine/due.ts';
import { Refusal } from '../../engine/refusal.ts';
import type { World } from '../../engine/world.ts';
import { flag } from '../site/flags.ts';

/** What was sent in the last hour under one name: epoch ms, oldest first. */
interface Sent extends Doc {
  readonly at: readonly number[];
}

const sent = kind<Sent>().named('sent-lately');
const hour = 3_600_000;

/** Messages an hour, and answers to whether a name is free. A household shares an address, so it has more. */
const most = { number: 6, mail: 4, member: 8, address: 40, lookups: 120 } as const;

/** Whom it is counted for. `lookups` is the network address that asks who is a member, or fails to log in as one. */
export type Sender = { readonly [K in keyof typeof most]?: string | undefined };

/** Whether what comes too fast is refused; load tests switch it off. */
export const isPaced = ({ state }: World): boolean => flag(state, 'PACE');

/** What was sent under a name within the hour, epoch ms. Throws `request.too-many` where it had its share. */
const recentOf = (world: World, what: keyof typeof most, id: string): readonly number[] => {
  const recent = (world.state.get(sent, id)?.at ?? []).filter((at) => at > world.now() - hour);
  const [first] = recent;
  if (first === undefined || recent.length < most[what]) return recent;
  throw new Refusal('request.too-many', {
    value: { until: first + hour },
    why: `${recent.length} for ${id} this hour`,
  });
};

/** Throws as `keepPace` does, and counts nothing: for what is counted only when it fails. */
export const refuseTooFast = (world: World, what: keyof typeof most, name: string): void => {
  if (isPaced(world)) recentOf(world, what, `${what}:${name}`);
};

/**
 * Counts an SMS or e-mail for its number or mail address, its member and the caller's network address, or an answer
 * to who is a member for the address that asks. Throws
 * `request.too-many` (with `until`, epoch ms) where one of them had its share of this hour.
 */
export const keepPace = (world: World, sender: Sender): void => {
  if (!isPaced(world)) return;
  const now = world.now();
  for (const [what, name] of Object.entries(sender) as [keyof typeof most, string | undefined][]) {
    if (name === undefined) continue;
    const id = `${what}:${name}`;
    world.state.put(sent, { id, at: [...recentOf(world, what, id), now] });
    world.schedule({ id: `pace:${id}`, at: now + hour, type: 'pace', data: id });
  }
};

/** Due event: an hour without a message. */
export const forgetPace = (world: World, { data }: Due): void => world.state.remove(sent, String(data));
