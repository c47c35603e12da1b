import { expect } from 'vitest';
import type { Value } from '#contract/types.ts';
import { isAgentHome } from '#features/account/model/roles.ts';
import { dayOf } from '#lib/dates/market-time.ts';
import { toMinor } from '#lib/money/money.ts';
import { postings } from '#sim/core/ledger.ts';
import type { State } from '#sim/core/state.ts';
import { memberByAccount } from '#sim/features/account/rules/members.ts';
import { bets } from '#sim/features/games/rules/bets.ts';
import type { WorldClient } from './simulator.ts';

type Days = { readonly startDate: string; readonly endDate: string };

interface Entry {
  readonly day: string;
  readonly type: string;
  readonly ref: string | null;
  readonly minor: number;
}

/** Returns the transactions of a member's main wallet directly from the ledger. */
const entriesOf = (state: State, member: string): Entry[] =>
  state.by(postings, 'account', `member:${member}`).map(({ at, type, ref, entries }) => ({
    day: dayOf(at),
    type,
    ref,
    minor: entries.filter((it) => it.account === `member:${member}`).reduce((sum, it) => sum + it.minor, 0),
  }));

const total = (list: readonly Entry[]): number => list.reduce((sum, { minor }) => sum + minor, 0);
const minor = (major: number): number => toMinor(major);

/** Returns all pages of a record. */
const all = async <T>(
  ask: (page: number) => Promise<{ readonly content: readonly T[]; readonly totalPages: number }>,
) => {
  const first = await ask(1);
  const content = [...first.content];
  for (let page = 2; page <= first.totalPages; page += 1) content.push(...(await ask(page)).content);
  return { first, content };
};

/** Compares every record page of the logged-in member in these days, with every filter, with the ledger. */
export const expectRecordsToMatchLedger = async (
  world: WorldClient,
  state: State,
  account: string,
  days: Days,
): Promise<void> => {
  const member = memberByAccount(state, account)?.id ?? '';
  const allEntries = entriesOf(state, member);
  const within = allEntries.filter(({ day }) => day >= days.startDate && day <= days.endDate);
  const query = { ...days, pageSize: 100 };

  const isAgent = isAgentHome(memberByAccount(state, account)?.type);
  for (const types of isAgent ? (['A', undefined] as const) : [undefined]) {
    const variant = types && { types };
    const codes = (await world.call('transactionCodes', { query: { ...variant } })).value.map(({ code }) => code);
    for (const code of [undefined, ...codes]) {
      const expected = within.filter(({ type }) =>
        code === undefined ? !types || codes.includes(type) : type === code,
      );
      const asked = { ...query, ...variant, ...(code && { code }) };
      const { footer, total: count } = (await world.call('transactions', { query: asked })).value;
      const [into, out] = [expected.filter((it) => it.minor > 0), expected.filter((it) => it.minor < 0)];
      expect([count, minor(footer.in), minor(footer.out), minor(footer.net)], code).toEqual([
        expected.length,
        total(into),
        Math.abs(total(out)),
        total(expected),
      ]);
    }
  }

  const postedAmounts = new Map<string, number>();
  for (const { ref, type, minor: sum } of allEntries)
    postedAmounts.set(`${type} ${ref}`, (postedAmounts.get(`${type} ${ref}`) ?? 0) + Math.abs(sum));
  const categories = (await world.call('memberPnl', { query: days })).value.categories;
  for (const category of [undefined, ...categories.map((it) => it.category)])
    for (const status of [undefined, 'open', 'settled'] as const) {
      const asked = { ...query, ...(status && { status }), ...(category && { category }) };
      const { first, content } = await all(
        async (page) => (await world.call('bets', { query: { ...asked, page } })).value,
      );
      const sum = (of: string, type: string): number =>
        content
          .filter((it) => it.status === of)
          .reduce((sums, { id }) => sums + (postedAmounts.get(`${type} ${id}`) ?? 0), 0);
      const { footer } = first as Awaited<ReturnType<typeof callBets>>;
      expect([footer.stake, footer.payout, footer.open].map(minor), `bets ${status} ${category}`).toEqual([
        sum('settled', 'bet'),
        sum('settled', 'payout'),
        sum('open', 'bet'),
      ]);
      expect(minor(footer.net)).toBe(sum('settled', 'payout') - sum('settled', 'bet'));
      expect(sum('refunded', 'bet')).toBe(sum('refunded', 'refund'));
      expect(first.totalPages).toBe(Math.ceil(content.length / 100));
    }

  for (const status of [undefined, 'approved', 'pending', 'reviewing', 'rejected', 'expired', 'cancelled'] as const) {
    const { first, content } = await all(
      async (page) =>
        (await world.call('depositReport', { query: { ...query, page, ...(status && { status }) } })).value,
    );
    const { footer } = first as Awaited<ReturnType<typeof deposits>>;
    const credited = content.reduce((sum, { depositId }) => sum + (postedAmounts.get(`deposit ${depositId}`) ?? 0), 0);
    const bonuses = content.reduce((sum, { depositId }) => sum + (postedAmounts.get(`bonus ${depositId}`) ?? 0), 0);
    expect(minor(footer.amount) - minor(footer.fee), `deposits ${status}`).toBe(credited);
    expect(minor(footer.bonus), `bonus of deposits ${status}`).toBe(bonuses);
  }
  for (const status of [undefined, 'paid', 'reviewing', 'processing', 'rejected', 'cancelled'] as const) {
    const { first, content } = await all(
      async (page) =>
        (await world.call('withdrawReport', { query: { ...query, page, ...(status && { status }) } })).value,
    );
    const { footer } = first as Awaited<ReturnType<typeof withdrawals>>;
    const left = content.reduce(
      (sum, { withdrawId: id }) =>
        sum + (postedAmounts.get(`withdraw ${id}`) ?? 0) - (postedAmounts.get(`withdrawReturn ${id}`) ?? 0),
      0,
    );
    const waiting = content.filter((it) => it.status === 'reviewing' || it.status === 'processing');
    const held = waiting.reduce((sum, { withdrawId }) => sum + (postedAmounts.get(`withdraw ${withdrawId}`) ?? 0), 0);
    expect(minor(footer.amount), `withdrawals ${status}`).toBe(left - held);
  }
  if (isAgent) {
    const sent = within.filter((it) => it.type === 'uplineTransfer' && it.minor < 0);
    const { footer, total: count } = (await world.call('uplineTransfers', { query })).value;
    expect([count, minor(footer.amount)]).toEqual([sent.length, Math.abs(total(sent))]);
  }

  const pnl = (await world.call('memberPnl', { query: days })).value;
  const settled = state
    .by(bets, 'member', member)
    .filter((it) => it.state === 'settled' && !it.play && it.settledAt !== null)
    .filter(({ settledAt }) => dayOf(settledAt ?? 0) >= days.startDate && dayOf(settledAt ?? 0) <= days.endDate);
  const [stake, payout] = [
    settled.reduce((sum, it) => sum + it.stake, 0),
    settled.reduce((sum, it) => sum + it.payout, 0),
  ];
  expect([pnl.footer.stake, pnl.footer.payout].map(minor)).toEqual([stake, payout]);
  const netOf = (parts: readonly { readonly net: number }[]): number =>
    parts.reduce((sum, { net }) => sum + minor(net), 0);
  expect([netOf(pnl.days), netOf(pnl.categories)]).toEqual([minor(pnl.footer.net), payout - stake]);
  expect(minor(pnl.footer.rebate)).toBe(total(within.filter((it) => it.type === 'rebate' && it.minor > 0)));
};

const callBets = async (world: WorldClient) => (await world.call('bets')).value;
const deposits = async (world: WorldClient) => (await world.call('depositReport')).value;
const withdrawals = async (world: WorldClient) => (await world.call('withdrawReport')).value;

type StatementSums = Value<'statement'>['life'];

/** Expects the sums of a statement to lead from its opening to its closing balance. */
const expectToAddUp = (of: StatementSums, name: string): void => {
  const sum = of.openingBalance + of.deposits - of.fees - of.withdrawals + of.net + of.transfers + of.pending;
  expect(minor(sum), name).toBe(minor(of.closingBalance));
};

/**
 * Expects the months of the statement to add up to the balance and to equal profit and loss of the same months, and its
 * total to equal their sum.
 */
export const expectStatementToMatch = async (world: WorldClient): Promise<void> => {
  const { months, life } = (await world.call('statement', { query: { months: 24 } })).value;
  expectToAddUp(life, 'life');
  expect(life.closingBalance).toBe((await world.call('balance')).value.sumBalance);
  expect(life.closingBalance).toBe(months.at(-1)?.closingBalance);
  for (const [index, it] of months.entries()) {
    expectToAddUp(it, it.month);
    if (index > 0) expect(it.openingBalance, it.month).toBe(months[index - 1]?.closingBalance);
  }
  for (const { month, netDeposits, openingBalance, fees, transfers, pending, closingBalance, ...sums } of months.slice(
    -3,
  )) {
    const [year = 0, number = 0] = month.split('-').map(Number);
    const endDate = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
    const { footer } = (await world.call('memberPnl', { query: { startDate: `${month}-01`, endDate } })).value;
    expect(sums).toEqual(footer);
    expect(minor(netDeposits)).toBe(minor(footer.deposits) - minor(footer.withdrawals));
  }
  const sum = (key: 'deposits' | 'withdrawals' | 'stake' | 'netDeposits'): number =>
    months.reduce((sums, it) => sums + minor(it[key]), 0);
  for (const key of ['deposits', 'withdrawals', 'stake', 'netDeposits'] as const)
    expect(minor(life[key]), key).toBeGreaterThanOrEqual(key === 'netDeposits' ? -Infinity : sum(key));
};
