import { expect } from 'vitest';
import { posting } from '../../mock-server/engine/ledger.ts';
import type { State } from '../../mock-server/engine/state.ts';
import { memberByAccount } from '../../mock-server/rules/account/members.ts';
import { dayOf } from '../../src/domain/manila.ts';
import type { WorldClient } from './simulator.ts';

type Days = { readonly startDate: string; readonly endDate: string };

interface Entry {
  readonly day: string;
  readonly type: string;
  readonly ref: string | null;
  readonly centavos: number;
}

/** Movements of a member's main wallet straight from the ledger. */
const entriesOf = (state: State, member: string): Entry[] =>
  state.by(posting, 'account', `member:${member}`).map(({ at, type, ref, entries }) => ({
    day: dayOf(at),
    type,
    ref,
    centavos: entries.filter((it) => it.account === `member:${member}`).reduce((sum, it) => sum + it.centavos, 0),
  }));

const total = (list: readonly Entry[]): number => list.reduce((sum, { centavos }) => sum + centavos, 0);
const centavos = (pesos: number): number => Math.round(pesos * 100);

/** All pages of a record. */
const all = async <T>(
  ask: (page: number) => Promise<{ readonly content: readonly T[]; readonly totalPages: number }>,
) => {
  const first = await ask(1);
  const content = [...first.content];
  for (let page = 2; page <= first.totalPages; page += 1) content.push(...(await ask(page)).content);
  return { first, content };
};

/** Holds every record page of the signed-in member in these days, with every filter, against the ledger. */
export const expectRecordsToMatchLedger = async (
  world: WorldClient,
  state: State,
  account: string,
  days: Days,
): Promise<void> => {
  const member = memberByAccount(state, account)?.id ?? '';
  const ever = entriesOf(state, member);
  const within = ever.filter(({ day }) => day >= days.startDate && day <= days.endDate);
  const query = { ...days, pageSize: 100 };

  const codes = (await world.call('transactionCodes', { query: {} })).value.map(({ code }) => code);
  for (const code of [undefined, ...codes]) {
    const expected = within.filter(({ type }) => code === undefined || type === code);
    const { footer, total: count } = (await world.call('transactions', { query: { ...query, ...(code && { code }) } }))
      .value;
    const [into, out] = [expected.filter((it) => it.centavos > 0), expected.filter((it) => it.centavos < 0)];
    expect([count, centavos(footer.in), centavos(footer.out), centavos(footer.net)], code).toEqual([
      expected.length,
      total(into),
      Math.abs(total(out)),
      total(expected),
    ]);
  }

  for (const status of [undefined, 'open', 'settled'] as const) {
    const { first, content } = await all(
      async (page) => (await world.call('bets', { query: { ...query, page, ...(status && { status }) } })).value,
    );
    const settled = content.filter((it) => it.status === 'settled').map(({ id }) => id);
    const booked = (id: string, type: string): number =>
      Math.abs(total(ever.filter((it) => it.ref === id && it.type === type)));
    const sum = (type: string): number => settled.reduce((sums, id) => sums + booked(id, type), 0);
    const { footer } = first as Awaited<ReturnType<typeof bets>>;
    expect([centavos(footer.stake), centavos(footer.payout)], `bets ${status}`).toEqual([sum('bet'), sum('payout')]);
    expect(centavos(footer.net)).toBe(sum('payout') - sum('bet'));
    expect(first.totalPages).toBe(Math.ceil(content.length / 100));
  }

  const deposits = (await world.call('depositReport', { query: { ...query, status: 'approved' } })).value;
  const arrived = new Set(deposits.content.map(({ depositId }) => depositId));
  const credited = total(ever.filter(({ type, ref }) => type === 'deposit' && ref !== null && arrived.has(ref)));
  expect(centavos(deposits.footer.amount) - centavos(deposits.footer.fee)).toBe(credited);
  const withdrawals = (await world.call('withdrawReport', { query: { ...query, status: 'paid' } })).value;
  const paid = new Set(withdrawals.content.map(({ withdrawId }) => withdrawId));
  const held = total(ever.filter(({ type, ref }) => type === 'withdraw' && ref !== null && paid.has(ref)));
  expect(centavos(withdrawals.footer.amount)).toBe(Math.abs(held));

  const pnl = (await world.call('memberPnl', { query: days })).value;
  const line = (await world.call('bets', { query: { ...query, status: 'settled' } })).value.footer;
  expect([pnl.footer.stake, pnl.footer.payout]).toEqual([line.stake, line.payout]);
  for (const parts of [pnl.days, pnl.categories])
    expect(parts.reduce((sum, { net }) => sum + centavos(net), 0)).toBe(centavos(line.net));
  const gifts = (types: readonly string[]): number =>
    total(within.filter((it) => types.includes(it.type) && it.centavos > 0));
  expect(centavos(pnl.footer.bonus)).toBe(gifts(['bonus', 'reward', 'mission', 'redRain']));
  expect(centavos(pnl.footer.rebate)).toBe(gifts(['rebate']));
};

const bets = async (world: WorldClient) => (await world.call('bets')).value;

/** The statement's months sum to what profit and loss says of the same months, and its life to all of them. */
export const expectStatementToMatch = async (world: WorldClient): Promise<void> => {
  const { months, life } = (await world.call('statement', { query: { months: 24 } })).value;
  for (const { month, netDeposits, ...sums } of months.slice(-3)) {
    const [year = 0, number = 0] = month.split('-').map(Number);
    const endDate = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
    const { footer } = (await world.call('memberPnl', { query: { startDate: `${month}-01`, endDate } })).value;
    expect(sums).toEqual(footer);
    expect(centavos(netDeposits)).toBe(centavos(footer.deposits) - centavos(footer.withdrawals));
  }
  const sum = (key: 'deposits' | 'withdrawals' | 'stake' | 'netDeposits'): number =>
    months.reduce((sums, it) => sums + centavos(it[key]), 0);
  for (const key of ['deposits', 'withdrawals', 'stake', 'netDeposits'] as const)
    expect(centavos(life[key]), key).toBeGreaterThanOrEqual(key === 'netDeposits' ? -Infinity : sum(key));
};
