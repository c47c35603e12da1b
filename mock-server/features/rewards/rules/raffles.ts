import type { Promotion } from '#content/read.ts';
import { type Span, shows, spanOf } from '#content/schedule.ts';
import { byWireCode } from '#content/wire.ts';
import type { RaffleTerms } from '#contract/rewards/raffle-terms.ts';
import type { Value } from '#contract/types.ts';
import { toMajor, toMinor } from '#lib/money/money.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import { type DueEvent, dueEvents } from '#sim/core/due-event.ts';
import type { World } from '#sim/core/world.ts';
import { members } from '#sim/features/account/rules/members.ts';
import { bets as allBets, type Bet } from '#sim/features/games/rules/bets.ts';
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

/** A prize that was drawn, in minor units. */
interface Win {
  readonly member: string;
  readonly minor: number;
}

/** A raffle whose winners were drawn; the id is the number of its promotion. */
const drawnRaffles = collection<Doc & { readonly at: number; readonly wins?: readonly Win[] }>()('drawn-raffle');

/** Schedules the draw of a raffle that has not ended. */
const scheduleDraw = (world: World, { id, span: { until } }: Raffle): void => {
  const event = { id: `raffle:${id}`, at: until ?? 0, type: 'raffle', data: id };
  if (event.at > world.now() && world.state.get(dueEvents, event.id)?.at !== event.at) world.schedule(event);
};

/** Schedules the draws of the raffles that run now. Throws {@link UnreadableContent}, also while one may be broken. */
const scheduleRunning = (world: World): void => {
  for (const it of runningRaffles(world.now())) scheduleDraw(world, it);
  refuseBroken(content().leftOut);
};

/** Handles a closed bet, which may add a ticket. */
export const scheduleDraws = (world: World): void => {
  try {
    scheduleRunning(world);
  } catch (error) {
    if (!(error instanceof UnreadableContent)) throw error;
    world.schedule({ id: 'raffles', at: world.now(), type: 'raffle', data: null });
  }
};

/** Returns the tickets of each member by own-money bets of the raffle's time; `considered` restricts the bets. */
const ticketsOf = (world: World, { span, terms }: Raffle, considered?: readonly Bet[]): Map<string, number> => {
  const stakes = stakesByMember(world.state, { from: span.from, until: span.until ?? world.now() }, considered);
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

/** Ends a raffle with the winners of its prizes, which they get as rewards. */
const endRaffle = (world: World, { id, title, terms }: Raffle, winners: readonly string[]): void => {
  const { wageringFactor, days } = terms;
  const wins = winners.map((member, place) => ({ member, minor: toMinor(terms.prizes[place] ?? 0) }));
  world.state.put(drawnRaffles, { id: String(id), at: world.now(), wins });
  for (const { member, minor } of wins)
    grantRewardWithMessage(world, member, { kind: 'event', title, minor, wageringFactor, days });
};

/** Draws the winners of a raffle, one prize for a person. */
const drawWinners = (world: World, raffle: Raffle): void => {
  const tickets = ticketsOf(world, raffle);
  const winners: string[] = [];
  while (winners.length < raffle.terms.prizes.length) {
    const winner = drawTicket(world, tickets);
    if (winner === undefined) break;
    winners.push(winner);
    const linkOf = personLinks(world, winner);
    for (const member of [...tickets.keys()])
      if (member === winner || linkOf(member) === 'same') tickets.delete(member);
  }
  endRaffle(world, raffle, winners);
};

/** Ends the running raffles with a member as the winner of the first prize. */
export const letWin = (world: World, member: string): void => {
  for (const raffle of runningRaffles(world.now())) endRaffle(world, raffle, [member]);
};

/** Returns the raffles that have started, latest draw first, with the tickets and the prize of a member. */
export const rafflesOf = (world: World, member: string): Value<'raffles'> => {
  const bets = world.state.by(allBets, 'member', member);
  return rafflesIn(content().promotions)
    .filter(({ span }) => span.from <= world.now())
    .map((raffle) => {
      const { id, span, terms } = raffle;
      const drawn = world.state.get(drawnRaffles, String(id));
      const minor = drawn?.wins?.find((it) => it.member === member)?.minor;
      return {
        id,
        tickets: ticketsOf(world, raffle, bets).get(member) ?? 0,
        maxTickets: terms.maxTickets,
        drawAt: drawn?.at ?? span.until ?? 0,
        isDrawn: drawn !== undefined,
        prizes: [...terms.prizes],
        won: minor === undefined ? null : toMajor(minor),
      };
    })
    .sort((one, other) => other.drawAt - one.drawAt);
};

/**
 * Handles a due event at the end of a raffle: draws its winners, once, by its present terms. Waits for the new end if
 * editors have changed it. Without a number, schedules the draws of the raffles that run now.
 */
export const drawRaffle = (world: World, { data }: DueEvent): void => {
  if (data === null) {
    scheduleRunning(world);
    return;
  }
  const raffle = raffleOf(Number(data));
  if (!raffle || world.state.get(drawnRaffles, String(data))) return;
  if ((raffle.span.until ?? 0) > world.now()) scheduleDraw(world, raffle);
  else drawWinners(world, raffle);
};
