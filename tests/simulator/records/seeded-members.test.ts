import { expect, test } from 'vitest';
import { balanceOf, checkLedger, postings } from '#sim/core/ledger.ts';
import { type Member, members } from '#sim/features/account/rules/members.ts';
import { contracts } from '#sim/features/agent/rules/contracts.ts';
import { payOf } from '#sim/features/agent/rules/earnings.ts';
import { earnedSalary, salaries } from '#sim/features/agent/rules/salaries.ts';
import { depositsOf } from '#sim/features/cashier/rules/deposit-record.ts';
import { approvedDepositsTotal, earlierDeposits } from '#sim/features/cashier/rules/own-funds.ts';
import { bets } from '#sim/features/games/rules/bets.ts';
import { rewardStakeOf } from '#sim/features/games/rules/contributions.ts';
import { recents } from '#sim/features/games/rules/favourites-and-recents.ts';
import { lifetimeStakes } from '#sim/features/rewards/rules/vip-progress.ts';
import { vipLevelReached } from '#sim/features/shared/vip-levels.ts';
import { noon } from '#tests/support/money.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });
const begin = () => {
  const client = simulator.world();
  const world = simulator.worlds.open(client.name);
  const all = world.state.all(members).filter(({ staff, type }) => !staff && type !== 4);
  return { client, world, state: world.state, all };
};

const minor = (major: number): number => Math.round(major * 100);

const logInAs = async (client: WorldClient, { account }: Member): Promise<void> => {
  const { body } = await client.admin<{ readonly token: string }>('POST', `/members/${account}/session`);
  client.token = body.token;
};

test('every seeded member has the VIP level that their stakes and deposits reach @R245', () => {
  const { state, all } = begin();
  expect(all.length).toBeGreaterThan(20);
  for (const { id, account, level } of all) {
    const reached = vipLevelReached(lifetimeStakes(state, id), approvedDepositsTotal(state, id)).level;
    expect(reached, account).toBe(level);
    const recorded = state.by(bets, 'member', id).reduce((sum, it) => sum + rewardStakeOf(state, it), 0);
    expect(lifetimeStakes(state, id), account).toBeGreaterThanOrEqual(recorded);
    if (level === 1) expect(lifetimeStakes(state, id), account).toBe(recorded);
    const own = depositsOf(state, id).reduce((sum, it) => sum + (it.status === 'approved' ? it.minor : 0), 0);
    const earlier = state.get(earlierDeposits, id)?.minor ?? 0;
    expect(approvedDepositsTotal(state, id), account).toBe(own + earlier);
    // Members who joined after the start of the records have nothing earlier.
    if (level === 1) expect(earlier, account).toBe(0);
  }
});

test('movements of every seeded member add up to the balance, and none is before registration @X07', () => {
  const { state, all } = begin();
  expect(checkLedger(state)).toEqual([]);
  for (const { id, account, registeredAt } of all) {
    const moves = state.by(postings, 'account', `member:${id}`);
    const amountOf = (list: typeof moves) =>
      list
        .flatMap(({ entries }) => entries)
        .reduce((sum, it) => (it.account === `member:${id}` ? sum + it.minor : sum), 0);
    const opening = moves.filter(({ type }) => type === 'opening');
    expect(opening.length, account).toBeLessThanOrEqual(1);
    if (opening[0])
      expect(
        moves.every(({ at }) => at >= (opening[0]?.at ?? 0)),
        account,
      ).toBe(true);
    expect(amountOf(opening), account).toBeGreaterThanOrEqual(0);
    expect(amountOf(moves), account).toBe(balanceOf(state, `member:${id}`));
    expect(
      moves.every(({ at }) => at >= registeredAt),
      account,
    ).toBe(true);
  }
});

test('statement, reports and VIP club of every seeded member show the same deposits, stakes and result @X07 @R262', async () => {
  const { client, state, all } = begin();
  const wide = { startDate: '2026-03-01', endDate: '2026-05-06' } as const;
  for (const owner of all.filter(({ disabled }) => !disabled)) {
    const { id, account } = owner;
    await logInAs(client, owner);
    const { value: statement, errorCode } = await client.call('statement', { query: { months: 24 } });
    expect(errorCode, account).toBeNull();
    const { life, months } = statement;
    for (const figure of ['deposits', 'withdrawals', 'stake', 'payout', 'net', 'fees', 'transfers', 'pending'] as const)
      expect(
        months.reduce((sum, it) => sum + minor(it[figure]), 0),
        `${account} ${figure}`,
      ).toBe(minor(life[figure]));
    expect(months[0]?.openingBalance, account).toBe(life.openingBalance);
    expect(life.closingBalance, account).toBe((await client.call('balance')).value.sumBalance);
    const { footer } = (await client.call('memberPnl', { query: wide })).value;
    expect(footer, account).toMatchObject({
      deposits: life.deposits,
      stake: life.stake,
      payout: life.payout,
      net: life.net,
    });
    const report = (await client.call('depositReport', { query: wide })).value;
    expect(minor(report.footer.amount), account).toBe(minor(life.deposits));
    const earlier = state.get(earlierDeposits, id)?.minor ?? 0;
    const club = (await client.call('memberClub', { query: {} })).value;
    expect(minor(club.deposited), account).toBe(minor(life.deposits) + earlier);
    const counted = state.by(bets, 'member', id).reduce((sum, it) => sum + rewardStakeOf(state, it), 0);
    expect(minor(club.turnover), account).toBeGreaterThanOrEqual(counted);
  }
});

test('the recent games of every seeded member are those of their bets, the newest first @R251', () => {
  const { state, all } = begin();
  for (const { id, account } of all) {
    const newest = state
      .by(bets, 'member', id)
      .toSorted((a, b) => b.at - a.at)
      .flatMap(({ nodeId }) => nodeId ?? []);
    const shown = state
      .by(recents, 'member', id)
      .toSorted((a, b) => b.at - a.at || b.seq - a.seq)
      .map(({ nodeId }) => nodeId);
    expect(shown.length, account).toBe(new Set(newest).size);
    expect(new Set(shown), account).toEqual(new Set(newest));
    expect(shown[0], account).toBe(newest[0]);
  }
});

test('every seeded salary is what its contract step pays for the recorded play @R260', () => {
  const { state } = begin();
  const paid = state.all(salaries);
  expect(paid.length).toBeGreaterThan(0);
  for (const it of paid) {
    const terms = state
      .all(contracts)
      .find(
        ({ kind, member, steps }) =>
          kind === it.kind &&
          member === it.member &&
          steps.some(
            ({ from, rate, minor }) => from === it.step.from && rate === it.step.rate && minor === it.step.minor,
          ),
      );
    expect(terms, it.id).toBeDefined();
    if (!terms) continue;
    expect(it.turnover, it.id).toBeGreaterThanOrEqual(it.step.from);
    expect(it.activeMembers, it.id).toBeGreaterThanOrEqual(it.step.activeMembers);
    expect(it.earned, it.id).toBe(payOf(it.step, it.turnover));
    expect(it.minor, it.id).toBeLessThanOrEqual(it.earned);
    const again = earnedSalary(state, terms, { from: it.from, until: it.at });
    expect([again.turnover, again.activeMembers, again.minor], it.id).toEqual([
      it.turnover,
      it.activeMembers,
      it.earned,
    ]);
    const credited = state
      .by(postings, 'account', `member:${it.member}`)
      .filter(({ type, ref }) => type === 'salary' && ref === it.id)
      .flatMap(({ entries }) => entries)
      .find(({ account }) => account === `member:${it.member}`);
    expect(credited?.minor, it.id).toBe(it.minor);
  }
});
