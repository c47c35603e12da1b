import { type Doc, kind } from '../../../core/collection.ts';
import type { Due } from '../../../core/due.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { World } from '../../../core/world.ts';
import { flag } from '../../site/rules/flags.ts';

/** What was counted lately under one name: epoch ms, oldest first. */
interface Sent extends Doc {
  readonly at: readonly number[];
}

const sent = kind<Sent>().named('sent-lately');
const minute = 60_000;
const hour = 60 * minute;

interface Pace {
  /** A number, or the flag that holds it; 0 for no limit. */
  readonly most: number | 'TRANSFERS_AN_HOUR';
  readonly within: number;
}

/**
 * Messages by SMS and mail for a number, a mail address, a member and a network address; a household shares that, so it
 * has more. `lookups` is the network address that asks who is a member, `guesses` the one that fails to log in. `chats`
 * and `words` are the visitor who opens chats and writes in them: the member, or a guest's network address. `trials` is
 * the network address that opens trial accounts: there are so many a day, and not all are for one. `opened` is the agent
 * who opens accounts below. `transfers` is a sender and a receiver of money.
 */
const paces = {
  number: { most: 6, within: hour },
  mail: { most: 4, within: hour },
  member: { most: 8, within: hour },
  address: { most: 40, within: hour },
  lookups: { most: 120, within: hour },
  guesses: { most: 120, within: hour },
  chats: { most: 20, within: hour },
  words: { most: 20, within: minute },
  trials: { most: 5, within: hour },
  opened: { most: 20, within: hour },
  transfers: { most: 'TRANSFERS_AN_HOUR', within: hour },
} as const satisfies Record<string, Pace>;

type Paced = keyof typeof paces;

/** Whom it is counted for. */
export type Sender = { readonly [K in Paced]?: string | undefined };

/** Whether what comes too fast is refused; load tests switch it off. */
export const isPaced = ({ state }: World): boolean => flag(state, 'PACE');

/** What was counted under a name within its time, epoch ms. Throws `request.too-many` where it had its share. */
const recentOf = (world: World, what: Paced, id: string): readonly number[] => {
  const { most: set, within } = paces[what] as Pace;
  const most = typeof set === 'number' ? set : flag(world.state, set) || Number.POSITIVE_INFINITY;
  const recent = (world.state.get(sent, id)?.at ?? []).filter((at) => at > world.now() - within);
  const [first] = recent;
  if (first === undefined || recent.length < most) return recent;
  throw new Refusal('request.too-many', {
    value: { until: first + within },
    why: `${recent.length} for ${id} in ${within / minute} minutes`,
  });
};

/** Throws as `keepPace` does, and counts nothing: for what is counted only when it fails. */
export const refuseTooFast = (world: World, what: Paced, name: string): void => {
  if (isPaced(world)) recentOf(world, what, `${what}:${name}`);
};

/** Counts one more for each name. Throws `request.too-many` (with `until`, epoch ms) where one of them had its share. */
export const keepPace = (world: World, sender: Sender): void => {
  if (!isPaced(world)) return;
  const now = world.now();
  for (const [what, name] of Object.entries(sender) as [Paced, string | undefined][]) {
    if (name === undefined) continue;
    const id = `${what}:${name}`;
    world.state.put(sent, { id, at: [...recentOf(world, what, id), now] });
    world.schedule({ id: `pace:${id}`, at: now + paces[what].within, type: 'pace', data: id });
  }
};

/** Due event: nothing more was counted for as long as it counts. */
export const forgetPace = (world: World, { data }: Due): void => world.state.remove(sent, String(data));
