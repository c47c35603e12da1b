import fc from 'fast-check';
import { dayOf } from '#lib/dates/market-time.ts';
import { dayMs } from '#lib/dates/units.ts';
import type { Worlds } from '#sim/core/worlds.ts';
import { memberByAccount } from '#sim/features/account/rules/members.ts';
import { type Move, stepCount, walkMoney } from './money-walk.ts';
import { expectRecordsToMatchLedger, expectStatementToMatch } from './records-match-ledger.ts';
import { WorldClient } from './simulator.ts';

const accounts = ['player01', 'agent01'] as const;

/** Returns the periods that are queried after a walk: those of the period picker, and some earlier ones. */
const periods = (now: number) =>
  [
    [0, 0],
    [6, 0],
    [29, 0],
    [45, 12],
  ].map(([from = 0, until = 0]) => ({ startDate: dayOf(now - from * dayMs), endDate: dayOf(now - until * dayMs) }));

/**
 * Runs a walk over everything that moves money in a separate world, a day or two long; then compares every record with
 * the ledger.
 */
export const walkAndCompare = async (
  { origin, worlds }: { readonly origin: string; readonly worlds: Worlds },
  name: string,
  moves: number,
  seed: number,
): Promise<void> => {
  const client = new WorldClient(origin, name);
  const account = accounts[seed % accounts.length] ?? 'player01';
  const arbitrary = fc.tuple(fc.nat({ max: stepCount - 1 }), fc.double({ min: 0, max: 1, noNaN: true }));
  const walk = fc.sample(arbitrary, { numRuns: moves, seed }) as Move[];
  await client.signIn(account);
  const quarter = Math.ceil(walk.length / 4);
  for (let at = 0; at < walk.length; at += quarter) {
    const world = worlds.open(name);
    const owner = memberByAccount(world.state, account);
    if (!owner) throw new Error(`no ${account}`);
    walkMoney(world, owner, walk.slice(at, at + quarter));
    await client.admin('PUT', '/clock', { advance: '7h' });
  }
  await client.signIn(account);
  const world = worlds.open(name);
  for (const days of periods(world.now())) await expectRecordsToMatchLedger(client, world.state, account, days);
  await expectStatementToMatch(client);
};
