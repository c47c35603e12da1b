import type { Promotion } from '#content/read.ts';
import { type Span, shows, spanOf } from '#content/schedule.ts';
import { byWireCode } from '#content/wire.ts';
import type { RaffleTerms } from '#contract/rewards/raffle-terms.ts';
import { toMinor } from '#lib/money/money.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import { type DueEvent, dueEvents } from '#sim/core/due-event.ts';
import type { World } from '#sim/core/world.ts';
import { members } from '#sim/features/account/rules/members.ts';
import { stakesByMember } from '#sim/features/records/rules/stakes-by-member.ts';
import { personLinks } from '#sim/features/safety/rules/persons.ts';
import { content } from '#sim/features/shared/content-reader.ts';
import type { LocalizedText } from '#sim/features/shared/localized-text.ts';
import { refuseBroken } from '#sim/features/shared/running-terms.ts';
import { UnreadableContent } from '#sim/features/shared/unreadable-content.ts';
import { grantRewardWithMessage } from './rewards.ts';

/** A raffle that editors have published, with the number and title of its promotion. */
interface Raffle {
  readonly id: number;
  readonly title: LocalizedText;
  readonly span: Span;
  readonly terms: RaffleTerms;
}

const rafflesIn = (promotions: readonly Promotion[]): readonly Raffle[] =>
  promotions.flatMap((it) =>
    it.raffle ? [{ id: it.id, title: byWireCode(it.title), span: spanOf(it), terms: it.raffle }] : [],
  );

/** Returns the raffles that run at an instant. Throws {@link UnreadableContent}. */
const runningRaffles = (at: number): readonly Raffle[] =>
  rafflesIn(content().promotions).filter(({ span }) => shows(span, at));

/** Returns the raffle of a promotion; undefined if it was removed. Throws {@link UnreadableContent}, also while it is broken. */
const raffleOf = (id: number): Raffle | undefined => {
  const { promotions, leftOut } = content();
  const found = rafflesIn(promotions).find((it) => it.id === id);
  if (!found) refuseBroken(leftOut);
  return found;
};

/** A raffle whose winners were drawn; the id is the number of its promotion. */
const drawnRaffles = collection<Doc & { readonly at: number }>()('drawn-raffle');

/** Schedules the draw of a raffle that has not ended. */
const scheduleDraw = (world: World, { id, span: { until } }: Raffle): void => {
  const event = { id: `raffle:${id}`, at: until ?? 0, type: 'raffle', data: id };
  if (event.at > world.now() && world.state.get(dueEvents, event.id)?.at !== event.at) world.schedule(event);
};

/** Handles a closed bet, which may bring a ticket: schedules the draws of the raffles that run now. */
export const scheduleDraws = (world: World): void => {
  try {
    for (const it of runningRaffles(world.now())) scheduleDraw(world, it);
  } catch (error) {
    if (!(error instanceof UnreadableContent)) throw error;
    world.schedule({ id: 'raffles', at: world.now(), type: 'raffle', data: null });
  }
};

/** Returns the tickets of each member by own-money bets of the raffle's time. */
const ticketsOf = (world: World, { span, terms }: Raffle): Map<string, number> => {
  const stakes = stakesByMember(world.state, { from: span.from, until: span.until ?? world.now() });
  const minorPerTicket = toMinor(terms.majorPerTicket);
  return new Map(
    [...stakes].flatMap(([member, { counted }]) => {
      const tickets = Math.min(terms.maxTickets, Math.floor(counted / minorPerTicket));
      return tickets > 0 && world.state.get(members, member) ? [[member, tickets] as const] : [];
    }),
  );
};

/** Draws a ticket and returns its owner; undefined without tickets. */
const drawTicket = (world: World, tickets: ReadonlyMap<string, number>): string | undefined => {
  const sum = [...tickets.values()].reduce((total, count) => total + count, 0);
  if (sum === 0) return undefined;
  let left = world.random.int(1, sum);
  return [...tickets].find(([, count]) => {
    left -= count;
    return left <= 0;
  })?.[0];
};

/** Draws the winners of a raffle, one prize for a person, as rewards in the reward centre. */
const drawWinners = (world: World, raffle: Raffle): void => {
  const { id, title, terms } = raffle;
  world.state.put(drawnRaffles, { id: String(id), at: world.now() });
  const tickets = ticketsOf(world, raffle);
  for (const prize of terms.prizes) {
    const winner = drawTicket(world, tickets);
    if (winner === undefined) return;
    const linkOf = personLinks(world, winner);
    for (const member of [...tickets.keys()])
      if (member === winner || linkOf(member) === 'same') tickets.delete(member);
    const { wageringFactor, days } = terms;
    grantRewardWithMessage(world, winner, { kind: 'event', title, minor: toMinor(prize), wageringFactor, days });
  }
};

/**
 * Handles a due event at the end of a raffle: draws its winners, once, by its present terms. Waits for the new end if
 * editors have changed it. Without a number, schedules the draws of the raffles that run now.
 */
export const drawRaffle = (world: World, { data }: DueEvent): void => {
  if (data === null) {
    for (const it of runningRaffles(world.now())) scheduleDraw(world, it);
    return;
  }
  const raffle = raffleOf(Number(data));
  if (!raffle || world.state.get(drawnRaffles, String(data))) return;
  if ((raffle.span.until ?? 0) > world.now()) scheduleDraw(world, raffle);
  else drawWinners(world, raffle);
};
