import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BetLine, Value } from '#contract/types.ts';
import { withdrawalParts } from '#features/cashier/model/withdrawal-parts.ts';
import { betFile } from '#features/records/components/bets/bet-file.ts';
import { receiptLines } from '#features/records/components/receipt/receipt-lines.ts';
import { statementColumns, statementRows } from '#features/records/components/statement/statement-rows.ts';
import { initialWords } from '#i18n/page-words.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { type Member, memberByAccount } from '#sim/features/account/rules/members.ts';
import { orderDeposit } from '#sim/features/cashier/rules/deposit-order.ts';
import { acceptPromo } from '#sim/features/cashier/rules/deposit-promotions.ts';
import { approveDeposit } from '#sim/features/cashier/rules/deposit-settlement.ts';
import { bets } from '#sim/features/games/rules/bets.ts';
import { rewardStakeOf } from '#sim/features/games/rules/contributions.ts';
import { advance, noon, prepareCard } from '#tests/support/money.ts';
import { type Move, stepCount, walkMoney } from '#tests/support/money-walk.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });
const words = initialWords('en');

/** A member of the line of agent01 without a team. */
const account = 'boyet77';
const days = { startDate: '2026-03-01', endDate: '2026-12-31' } as const;

const minor = (major: number): number => Math.round(major * 100);
const sum = (all: readonly number[]): number => all.reduce((total, it) => total + minor(it), 0);

type Step = (world: World, owner: Member, size: number) => unknown;

/** Deposits with a fee and with a bonus, in addition to the steps of `walkMoney`. */
const depositSteps: readonly Step[] = [
  (world, owner, size) => {
    const order = { channel: 'alipay', minor: 20_000 + Math.floor(size * 80_000), origin: '' } as const;
    approveDeposit(world, orderDeposit(world, owner.id, order));
  },
  (world, owner, size) => {
    acceptPromo(world, owner.id, 452);
    const order = {
      channel: 'gateway',
      bankId: 'GCASH',
      minor: 20_000 + Math.floor(size * 50_000),
      origin: '',
    } as const;
    approveDeposit(world, orderDeposit(world, owner.id, order));
  },
];

/** Runs a random history of weeks; refusals by the rules are ignored. Returns the client, logged in at its end. */
const live = async (moves: readonly Move[]): Promise<WorldClient> => {
  const client = simulator.world();
  await client.flags({ PACE: false });
  await client.signIn(account);
  await prepareCard(client);
  for (const [at, move] of moves.entries()) {
    const world = simulator.worlds.open(client.name);
    const owner = memberByAccount(world.state, account);
    if (!owner) throw new Error(`no ${account}`);
    const deposit = move[0] >= stepCount ? depositSteps[move[0] - stepCount] : undefined;
    try {
      if (deposit) world.transact(() => deposit(world, owner, move[1]));
      else walkMoney(world, owner, [move]);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
    await advance(client, at % 12 === 11 ? '6d' : '25m');
  }
  await client.signIn(account);
  return client;
};

/** Returns all entries of a record and what its pages share: their footer, and the sums of each day once. */
const allOf = async <T, D extends { readonly day: string }, F>(
  load: (page: number) => Promise<{
    readonly value: {
      readonly content: readonly T[];
      readonly days: readonly D[];
      readonly footer: F;
      readonly totalPages: number;
    };
  }>,
) => {
  const content: T[] = [];
  const byDay = new Map<string, D>();
  for (let page = 1; ; page += 1) {
    const { value } = await load(page);
    content.push(...value.content);
    for (const it of value.days) byDay.set(it.day, it);
    if (page >= value.totalPages) return { content, days: [...byDay.values()], footer: value.footer };
  }
};

type Sums = Value<'statement'>['life'];

const expectStatement = async (world: WorldClient) => {
  const { value } = await world.call('statement', { query: { months: 24 } });
  const addUp = (it: Sums): number =>
    sum([it.openingBalance, it.deposits, -it.fees, -it.withdrawals, it.net, it.transfers, it.pending]);
  const { months, life } = value;
  for (const it of [...months, life]) expect(addUp(it)).toBe(minor(it.closingBalance));
  for (const [index, it] of months.entries())
    expect(it.openingBalance).toBe(months[index - 1]?.closingBalance ?? life.openingBalance);
  for (const key of ['deposits', 'fees', 'withdrawals', 'stake', 'payout', 'net', 'transfers', 'pending'] as const)
    expect(sum(months.map((it) => it[key])), key).toBe(minor(life[key]));
  const [head, ...rows] = statementRows(words.t, months);
  expect(head?.length).toBe(statementColumns.length + 1);
  const cell = (row: readonly unknown[], key: (typeof statementColumns)[number][0]): number =>
    Number(row[1 + statementColumns.findIndex(([name]) => name === key)]);
  for (const row of rows)
    expect(
      sum([
        ...(['openingBalance', 'deposits', 'payout', 'bonus', 'rebate', 'transfers', 'pending'] as const).map((key) =>
          cell(row, key),
        ),
        ...(['fees', 'withdrawals', 'stake'] as const).map((key) => -cell(row, key)),
      ]),
    ).toBe(minor(cell(row, 'closingBalance')));
  return life;
};

const expectBets = async (world: WorldClient) => {
  const {
    content,
    days: ofDays,
    footer,
  } = await allOf((page) => world.call('bets', { query: { ...days, page, pageSize: 50 } }));
  for (const key of ['stake', 'net', 'open'] as const)
    expect(sum(ofDays.map((it) => it[key])), key).toBe(minor(footer[key]));
  const of = (status: BetLine['status']) => content.filter((it) => it.status === status);
  expect(sum(of('settled').map(({ stake }) => stake))).toBe(minor(footer.stake));
  expect(sum(of('settled').map(({ payout }) => payout))).toBe(minor(footer.payout));
  expect(sum(of('open').map(({ stake }) => stake))).toBe(minor(footer.open));
  const file = betFile(words.t);
  const column = (name: string) => content.map((it) => Number(file.cells(it)[file.columns.indexOf(name)]));
  expect(sum(column('Stake'))).toBe(sum(content.map(({ stake }) => stake)));
  return { content, footer };
};

const expectReceipts = async (
  world: WorldClient,
  kind: 'bet' | 'deposit' | 'withdrawal',
  orders: readonly { id: string; amount: number; received: number | null; returned: number | null }[],
) => {
  for (const { id, amount, received, returned } of orders) {
    const { value } = await world.call('issueReceipt', { body: { kind, id } });
    expect(value.amount, id).toBe(amount);
    const lines = new Map(receiptLines(words, value).map(({ label, text }) => [label, text]));
    const shown = kind === 'bet' ? lines.get('Payout') : lines.get('Net amount');
    if (shown !== undefined) expect(shown, id).toBe(formatAmount(received ?? 0));
    else expect(received === null || received === amount, id).toBe(true);
    expect(lines.get('Back in your balance'), id).toBe(returned === null ? undefined : formatAmount(returned));
  }
};

test('after any history every screen and file shows the same figures, to the minor unit @R262 @X07', async () => {
  const move = fc.tuple(
    fc.nat({ max: stepCount + depositSteps.length - 1 }),
    fc.double({ min: 0, max: 1, noNaN: true }),
  );
  /** Largest amounts that a history had, so that none of the comparisons is one of zeros. */
  const most = { fees: 0, withdrawals: 0, transfers: 0, pending: 0, stake: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 30, maxLength: 70 }), async (moves) => {
      const world = await live(moves as Move[]);
      const { state } = simulator.worlds.open(world.name);
      const member = memberByAccount(state, account);
      const life = await expectStatement(world);
      const { content: played, footer } = await expectBets(world);

      const balance = (await world.call('balance', { query: { merchantCode: 'kidlatph' } })).value;
      expect(life.closingBalance).toBe(balance.sumBalance);
      const query = { ...days, pageSize: 100 };
      const moved = await allOf((page) => world.call('transactions', { query: { ...query, page } }));
      for (const key of ['in', 'out'] as const)
        expect(sum(moved.days.map((it) => it[key])), key).toBe(minor(moved.footer[key]));
      const held = sum((balance.wallets ?? []).map((it) => it.balance));
      const main = minor(moved.content[0]?.balance ?? 0);
      expect(main + held).toBe(minor(balance.sumBalance));
      expect(minor(moved.footer.net)).toBe(main);

      const pnl = (await world.call('memberPnl', { query: days })).value;
      for (const key of ['deposits', 'withdrawals', 'stake', 'payout', 'bonus', 'rebate', 'net'] as const)
        expect(pnl.footer[key], key).toBe(life[key]);
      expect(sum(pnl.days.map(({ net }) => net))).toBe(minor(life.net));
      expect([pnl.footer.stake, pnl.footer.payout]).toEqual([footer.stake, footer.payout]);
      expect(sum(pnl.categories.map(({ net }) => net))).toBe(minor(footer.net));

      const counted = state
        .by(bets, 'member', member?.id ?? '')
        .reduce((total, it) => total + rewardStakeOf(state, it), 0);
      const club = (await world.call('memberClub', { query: {} })).value;
      expect(minor(club.turnover)).toBe(counted);
      expect(club.deposited).toBe(life.deposits);

      const paidIn = await allOf((page) => world.call('depositReport', { query: { ...query, page } }));
      expect([paidIn.footer.amount, paidIn.footer.fee]).toEqual([life.deposits, life.fees]);
      expect(sum(paidIn.days.map(({ amount }) => amount))).toBe(minor(life.deposits));
      const info = (await world.call('withdrawInfo')).value;
      const parts = withdrawalParts(info);
      expect(sum([parts.now, parts.later, parts.locked])).toBe(main);
      for (const [name, major] of Object.entries(parts)) expect(major, name).toBeGreaterThanOrEqual(0);
      expect(sum([info.ownMoney, info.bonusMoney])).toBe(main);
      const paidOut = await allOf((page) => world.call('withdrawReport', { query: { ...query, page } }));
      expect(paidOut.footer.amount).toBe(life.withdrawals);
      expect(sum(paidOut.days.map(({ amount }) => amount))).toBe(minor(life.withdrawals));
      const waiting = paidOut.content.filter(({ status }) => status === 'reviewing' || status === 'processing');
      expect(sum((await world.call('openWithdrawals', { query: {} })).value.map(({ amount }) => amount))).toBe(
        sum(waiting.map(({ amount }) => amount)),
      );

      await expectReceipts(
        world,
        'bet',
        played.slice(0, 12).map(({ id, stake, payout, status }) => ({
          id,
          amount: stake,
          received: status === 'open' ? null : payout,
          returned: null,
        })),
      );
      const isReturned = (status: string): boolean => status === 'rejected' || status === 'cancelled';
      await expectReceipts(
        world,
        'withdrawal',
        paidOut.content.slice(0, 8).map(({ withdrawId: id, amount, fee, status }) => ({
          id,
          amount,
          received: isReturned(status) ? null : (minor(amount) - minor(fee)) / 100,
          returned: isReturned(status) ? amount : null,
        })),
      );
      for (const key of ['fees', 'withdrawals', 'transfers', 'pending', 'stake'] as const)
        most[key] = Math.max(most[key], Math.abs(life[key]));
      await expectReceipts(
        world,
        'deposit',
        paidIn.content.slice(0, 8).map(({ depositId: id, amount, fee, status }) => ({
          id,
          amount,
          received: status === 'approved' ? (minor(amount) - minor(fee)) / 100 : null,
          returned: null,
        })),
      );

      await world.signIn('agent01');
      const ofTeam = (await world.call('teamPnl', { query })).value;
      const line = ofTeam.content.find((it) => it.account === account);
      for (const key of ['deposits', 'withdrawals', 'stake', 'payout', 'bonus', 'rebate', 'net'] as const)
        expect(line?.[key], key).toBe(life[key]);
      for (const key of ['stake', 'net'] as const)
        expect(sum(ofTeam.content.map((it) => it[key]))).toBe(minor(ofTeam.footer[key]));
      const seen = (await world.call('teamBets', { query: { ...query, account } })).value;
      expect(seen.footer).toMatchObject({ stake: footer.stake, payout: footer.payout, net: footer.net });
    }),
    { numRuns: 5, seed: 20261128 },
  );
  for (const [key, major] of Object.entries(most)) expect(major, key).toBeGreaterThan(0);
}, 120_000);
