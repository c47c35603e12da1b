import { dayOf } from '#lib/dates/market-time.ts';
import { dayMs, hourMs } from '#lib/dates/units.ts';
import { formatShortAmount } from '#lib/money/format-amount.ts';
import { activeMemberStake } from '#markets/current.ts';
import { newest } from '#sim/core/newest.ts';
import type { SeedStep } from '#sim/core/timeline.ts';
import type { World } from '#sim/core/world.ts';
import { members } from '#sim/features/account/rules/members.ts';
import { sampleMinor } from '#sim/features/shared/sample-amount.ts';
import { type Contract, type ContractStep, contracts } from '../rules/contracts.ts';
import { dividends, payDividend } from '../rules/dividends.ts';

const topAgent = '100001';
const agent = '100002';

const share = (major: number, activeMembers: number, rate: number): ContractStep => ({
  from: sampleMinor(major),
  activeMembers,
  rate,
  minor: null,
});
const sum = (major: number, activeMembers: number, amount: number): ContractStep => ({
  from: sampleMinor(major),
  activeMembers,
  rate: null,
  minor: sampleMinor(amount),
});

const activeStake = formatShortAmount(activeMemberStake);
const note = {
  EN: `Standard terms. A member is active with ${activeStake} or more in bets in the period.`,
  TY: `Standard terms. Active ang member na tumaya ng ${activeStake} o higit pa sa period.`,
  VI: `Điều khoản tiêu chuẩn. Thành viên hoạt động là người cược từ ${activeStake} trong kỳ.`,
};
const better = {
  EN: 'Thank you for a good quarter. You get better rates from the start date.',
  TY: 'Salamat sa magandang quarter. Mas mataas ang rates mo simula sa start date.',
  VI: 'Cảm ơn bạn vì một quý tốt. Bạn nhận mức tốt hơn từ ngày bắt đầu.',
};

type Terms = Pick<Contract, 'kind' | 'member' | 'upline' | 'period' | 'steps' | 'carriesLosses'>;

const running: readonly Terms[] = [
  {
    kind: 'daily',
    member: agent,
    upline: topAgent,
    period: 'day',
    steps: [sum(300, 1, 20), sum(1_500, 3, 60), sum(5_000, 5, 180)],
  },
  {
    kind: 'dividend',
    member: agent,
    upline: topAgent,
    period: 'half-month',
    steps: [share(500, 1, 0.1), share(10_000, 4, 0.15), share(50_000, 8, 0.2)],
  },
  ...['100021', '100022'].map(
    (member): Terms => ({
      kind: 'dividend',
      member,
      upline: agent,
      period: 'half-month',
      steps: [share(200, 1, 0.05), share(5_000, 3, 0.08)],
    }),
  ),
];

const offered: readonly Terms[] = [
  {
    kind: 'daily',
    member: agent,
    upline: topAgent,
    period: 'day',
    steps: [sum(200, 1, 30), sum(1_000, 3, 90), sum(4_000, 5, 250), sum(10_000, 8, 600)],
  },
  {
    kind: 'dividend',
    member: agent,
    upline: topAgent,
    period: 'month',
    steps: [share(1_000, 2, 0.15), share(20_000, 5, 0.2), share(100_000, 10, 0.3)],
    carriesLosses: false,
  },
  {
    kind: 'hour',
    member: agent,
    upline: topAgent,
    period: 'hour',
    steps: [share(100, 1, 0.001), share(1_000, 2, 0.0015)],
  },
];

/** Creates old contracts in force, and pending offers for `agent01`. */
export const seedContracts = (world: World): void => {
  const put = (terms: Terms, state: Contract['state'], sentAt: number, startsOn: string) =>
    world.state.put(contracts, {
      id: world.id('CT'),
      ...terms,
      state,
      sentAt,
      startsOn,
      decidedAt: state === 'pending' ? null : sentAt + hourMs,
      note: state === 'pending' ? better : note,
    });
  const since = world.now() - 90 * dayMs;
  for (const terms of running) put(terms, 'active', since, dayOf(since));
  for (const [at, terms] of offered.entries())
    put(terms, 'pending', world.now() - (20 - at) * hourMs, dayOf(world.now()));
};

/** Returns the steps by which agents pay their downline from time to time; the latest dividends stay unpaid. */
export const payoutSteps = (world: World): SeedStep[] =>
  [30, 20, 10, 1].map((days) => ({
    at: world.now() - days * dayMs + 10.5 * hourMs,
    run: (seeded: World) => {
      for (const payer of [topAgent, agent]) {
        const owner = seeded.state.get(members, payer);
        const booked = seeded.state
          .by(dividends, 'payer', payer)
          .filter(({ minor }) => minor > 0)
          .sort(newest);
        const last = booked[0]?.until;
        for (const it of booked)
          if (owner && it.status === 'open' && it.until !== last) payDividend(seeded, owner, it.id, it.minor);
      }
    },
  }));
