import { dayMs, hourMs } from '#lib/dates/units.ts';
import { treeCapTerms } from '#markets/current.ts';
import { checkLedger, type Posting, postings, transferFunds } from '#sim/core/ledger.ts';
import { Random } from '#sim/core/random.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { approveIdentity, openIdentityReviews, openReviewOf } from '#sim/features/account/rules/identity-review.ts';
import { recordLoginDevice, recordLoginOrigin } from '#sim/features/account/rules/login-origins.ts';
import { type Member, memberByAccount, members } from '#sim/features/account/rules/members.ts';
import { agentRates } from '#sim/features/agent/rules/agent-rates.ts';
import { contracts } from '#sim/features/agent/rules/contracts.ts';
import { dividendsOf, payDividend } from '#sim/features/agent/rules/dividends.ts';
import { claimEnvelope, nextRain } from '#sim/features/agent/rules/red-rain.ts';
import { addBankAccount, bankAccountsOf } from '#sim/features/cashier/rules/bank-accounts.ts';
import { bonusMoneyOf, forfeitableOf, sharesOf } from '#sim/features/cashier/rules/bonus-money.ts';
import { forfeitBonus } from '#sim/features/cashier/rules/deposit-bonus.ts';
import { orderDeposit } from '#sim/features/cashier/rules/deposit-order.ts';
import { acceptPromo } from '#sim/features/cashier/rules/deposit-promotions.ts';
import { depositsOf } from '#sim/features/cashier/rules/deposit-record.ts';
import { approveDeposit } from '#sim/features/cashier/rules/deposit-settlement.ts';
import { requirementRefOfGift } from '#sim/features/cashier/rules/gifts.ts';
import { approvedDepositsTotal } from '#sim/features/cashier/rules/own-funds.ts';
import { requireTransferable } from '#sim/features/cashier/rules/own-money.ts';
import { transferInLine } from '#sim/features/cashier/rules/transfer-in-line.ts';
import { wageringOf, wageringRequirements } from '#sim/features/cashier/rules/wagering.ts';
import { totalMinorOf, walletAccount } from '#sim/features/cashier/rules/wallets.ts';
import { cancelWithdrawal, requestWithdrawal } from '#sim/features/cashier/rules/withdrawal-processing.ts';
import { withdrawalsOf } from '#sim/features/cashier/rules/withdrawal-record.ts';
import { type Bet, bets } from '#sim/features/games/rules/bets.ts';
import { games } from '#sim/features/games/rules/catalogue.ts';
import { placeBet, playRound, refundBet, settleBet } from '#sim/features/games/rules/rounds.ts';
import { missionsAt } from '#sim/features/rewards/rules/mission-list.ts';
import { claimMission } from '#sim/features/rewards/rules/missions.ts';
import { claimRebate } from '#sim/features/rewards/rules/rebates.ts';
import { claimReward, rewards } from '#sim/features/rewards/rules/rewards.ts';
import { closeAccount } from '#sim/features/safety/rules/close-account.ts';

const accounts = 12;
const promotions = [401, 451, 452];
const giftTypes = new Set(['bonus', 'reward', 'mission', 'rebate', 'redRain']);
const cappedTypes = new Set(['salary', 'agentRebate', 'rebate', 'mission']);

/** The accounts that one person controls: an agent, with a salary contract and rebates, and the whole downline. */
interface ControlledSet {
  readonly agent: Member;
  /** Grows with each invited account. */
  readonly below: Member[];
  readonly make: (world: World, upline: string, random: Random) => Member;
}

/** Browsers that the person owns; each new account logs in with one of them, from any network. */
const devices = 3;
const maxInvited = 12;

/** Opens the accounts; a third of them are agents. */
const openAccounts = (world: World, random: Random): ControlledSet => {
  const host = memberByAccount(world.state, 'agent41');
  if (!host) throw new Error('no agent41');
  const make = (at: number, upline: string, type: number): Member => {
    const created = {
      ...host,
      id: String(800_000 + at),
      account: `walker${at}`,
      type,
      upline,
      mobile: null,
      email: null,
      level: 1,
    };
    world.state.put(members, { ...created, registeredAt: world.now() - 48 * hourMs });
    addBankAccount(world, created.id, {
      bankId: 'GCASH',
      number: `0918${String(5_550_000 + at)}`,
      payeeName: `Walker ${at}`,
    });
    world.state.put(agentRates, { id: created.id, rates: { RNG: 0.005, LIVE: 0.004 } });
    return created;
  };
  const logIn = ({ id }: Member): void => {
    recordLoginDevice(world, id, `device ${random.int(1, devices)}`);
    recordLoginOrigin(world, id, `203.0.113.${random.int(1, 250)}`);
  };
  const agent = make(0, host.id, host.type);
  const below = Array.from({ length: accounts }, (_, index) =>
    make(index + 1, agent.id, index % 3 === 0 ? host.type : 0),
  );
  for (const it of [agent, ...below]) logIn(it);
  const invite: ControlledSet['make'] = (into, upline) => {
    const member = make(below.length + 1, upline, 0);
    into.state.put(members, { ...member, registeredAt: into.now() });
    logIn(member);
    return member;
  };
  world.state.put(contracts, {
    id: 'walk-contract',
    kind: 'daily',
    member: agent.id,
    upline: host.id,
    sentAt: 0,
    startsOn: '2020-01-01',
    period: 'day',
    steps: [{ from: 20_000, activeMembers: 1, rate: null, minor: 30_000 }],
    note: { EN: '', TY: '' },
    state: 'active',
    decidedAt: 0,
  });
  return { agent, below, make: invite };
};

type Step = (world: World, member: Member, random: Random, set: ControlledSet) => unknown;

/** Plays rounds that pay back their stake, or win or lose. */
const play: Step = (world, member, random) => {
  const playable = world.state.all(games).filter((it) => it.supportPlay && it.minBet <= 10 && it.maxBet >= 200);
  const { nodeId, vassalage } = random.pick(playable);
  const stake = random.pick([1000, 2000, 5000, 20_000]);
  for (let at = random.int(1, 12); at > 0; at -= 1) {
    const source = { id: 'abuse', member: member.id, nodeId, vassalage, demo: false };
    playRound(world, source, {
      key: world.id('K'),
      stake,
      decide: () => ({
        payout: Math.floor(stake * random.pick([0, 0.5, 1, 1, 1, 1.5, 3])),
        lowRisk: random.chance(0.2),
      }),
    });
  }
};

const steps: readonly Step[] = [
  play,
  play,
  play,
  (world, member, random) => {
    if (random.chance(0.5)) acceptPromo(world, member.id, random.pick(promotions));
    const minor = random.pick([10_000, 50_000, 100_000]);
    approveDeposit(world, orderDeposit(world, member.id, { channel: 'gateway', bankId: 'GCASH', minor, origin: '' }));
  },
  (world, member, random, { agent }) =>
    member.id !== agent.id && transferInLine(world, agent, member, random.int(100, 50_000), 'downlineTransfer'),
  (world, member, random, { agent }) =>
    member.id !== agent.id && transferInLine(world, member, agent, random.int(100, 50_000), 'uplineTransfer'),
  (world, member, random, set) => {
    if (set.below.length < accounts + maxInvited) set.below.push(set.make(world, member.id, random));
  },
  (world, member, random) => claimMission(world, member.id, random.pick(missionsAt(world.now())).id, 'EN'),
  (world, member) => claimRebate(world, member),
  (world, member) => {
    for (const it of world.state.by(rewards, 'member', member.id))
      if (it.state === 'open') claimReward(world, member.id, it.id);
  },
  (world, member) => claimEnvelope(world, member, nextRain(world).id),
  (world, { id }, _random, { agent }) => {
    for (const it of dividendsOf(world.state, 'member', id))
      if (it.status === 'open') payDividend(world, agent, it.id, it.minor);
  },
  (world, member, random) => {
    const [card] = bankAccountsOf(world.state, member.id);
    if (card) requestWithdrawal(world, member, card, random.int(10_000, 60_000), forfeitableOf(world.state, member.id));
  },
  (world, { id }) => {
    const waiting = withdrawalsOf(world.state, id).find(({ status }) => status === 'reviewing');
    if (waiting) cancelWithdrawal(world, id, waiting.id);
  },
  (world, { id }, random) => {
    const [main, wallet] = [`member:${id}` as const, walletAccount(world.state, id, 'JL')];
    const minor = random.int(100, 60_000);
    if (random.chance(0.5)) {
      requireTransferable(world.state, id, minor);
      transferFunds(world, { from: main, to: wallet, minor, type: 'toVendor' });
    } else transferFunds(world, { from: wallet, to: main, minor, type: 'fromVendor' });
  },
  (world, { id }, random) => {
    const given = depositsOf(world.state, id).filter(({ bonus }) => bonus > 0);
    if (given.length > 0) forfeitBonus(world, random.pick(given));
  },
  (world, member, random) => {
    const source = { id: 'abuse-open', member: member.id, nodeId: 1001, vassalage: 'LIKHA', demo: false };
    placeBet(world, source, { key: world.id('K'), stake: random.int(1000, 20_000) });
  },
  (world, member, random) => {
    const source = { id: 'abuse-open', member: member.id, nodeId: 1001, vassalage: 'LIKHA', demo: false };
    for (const open of world.state.by(bets, 'open', member.id))
      if (random.chance(0.5)) settleBet(world, source, open, { payout: open.stake * random.pick([0, 1, 2]) });
      else refundBet(world, source, open);
  },
  (world, { id }, random) => {
    if (random.chance(0.1))
      closeAccount(world, id, random.chance(0.2) ? { kind: 'exclusion', months: 6 } : { kind: 'timeOut', hours: 24 });
  },
  (world, { id }, random) => {
    const open = openReviewOf(world.state, id);
    if (open) approveIdentity(world, open);
    else if (random.chance(0.2)) openIdentityReviews(world, id, ['100004']);
  },
  (world, _who, random) => {
    world.setClock({ now: world.now() + random.pick([1, 4, 8, 24]) * hourMs, frozen: true });
    world.fireDue();
  },
];

const sumOf = (values: readonly number[]): number => values.reduce((sum, it) => sum + it, 0);

const ownerOf = (account: string): string | undefined => /^(?:member|wallet):([^:]+)/.exec(account)?.[1];

const receivedBy = (member: string, { entries }: Posting): number =>
  sumOf(entries.flatMap((it) => (ownerOf(it.account) === member ? [it.minor] : [])));

/** Returns what the own money in the settled bets of a member won, in minor units; negative if it lost. */
const ownWinningsOf = (world: World, member: string): number => {
  const partOf = (shares: readonly { readonly minor: number }[]) => sumOf(shares.map(({ minor }) => minor));
  return sumOf(
    world.state
      .by(bets, 'member', member)
      .filter(({ state, play: isPlay }) => state === 'settled' && !isPlay)
      .map(({ stake, payout, bonus = [] }: Bet) =>
        bonus.length === 0 ? payout - stake : payout - partOf(sharesOf(stake, bonus, payout)) - stake + partOf(bonus),
      ),
  );
};

/** Returns the minor units of gifts that became own money of a member. */
const releasedGiftsOf = (world: World, member: string): number =>
  sumOf(
    world.state
      .by(postings, 'account', `member:${member}`)
      .filter(({ type }) => giftTypes.has(type))
      .map((it) => {
        const requirement = world.state.get(wageringRequirements, `${member}:${requirementRefOfGift(it)}`);
        return requirement ? (requirement.converted ?? 0) : receivedBy(member, it);
      }),
  );

/** Returns every violation now: of the cap, of locked gifts, of one invitation per device, of the withdrawable total. */
const findExcess = (world: World, { agent, below }: ControlledSet, days: number, counted: number): string[] => {
  const all = [agent, ...below];
  const credited = (member: Member, types: ReadonlySet<string>) =>
    sumOf(
      world.state
        .by(postings, 'account', `member:${member.id}`)
        .filter(({ type }) => types.has(type))
        .flatMap(({ entries }) => entries.flatMap((it) => (it.account === `member:${member.id}` ? [it.minor] : []))),
    );
  const faults = checkLedger(world.state);
  const paid = sumOf(all.map((member) => credited(member, cappedTypes)));
  const windows = Math.ceil(days / treeCapTerms.days) + 1;
  const cap = windows * treeCapTerms.base * 100 + counted * treeCapTerms.rate;
  if (paid > cap) faults.push(`paid ${paid} for play, the cap is ${cap}`);
  // Own money in open bets counts as held.
  const withdrawableTotal = sumOf(
    all.map(({ id }) => {
      const open = sumOf(
        world.state.by(bets, 'open', id).map(({ stake, bonus = [] }) => stake - sumOf(bonus.map(({ minor }) => minor))),
      );
      const out = withdrawalsOf(world.state, id).filter(
        ({ status }) => status !== 'cancelled' && status !== 'rejected',
      );
      const own = totalMinorOf(world.state, id) - bonusMoneyOf(world.state, id);
      if (own < 0) faults.push(`${id} holds ${-own} more bonus money than money`);
      const locked = wageringOf(world.state, id).lockedOwn;
      return Math.max(0, own + open - locked) + sumOf(out.map(({ minor }) => minor));
    }),
  );
  const friends = new Set(
    all.flatMap(({ id }) => world.state.by(rewards, 'member', id).flatMap(({ friend }) => friend ?? [])),
  );
  if (friends.size > devices) faults.push(`${friends.size} invited accounts paid, the person has ${devices} devices`);
  const deposited = sumOf(all.map(({ id }) => approvedDepositsTotal(world.state, id)));
  const freed = sumOf(all.map(({ id }) => releasedGiftsOf(world, id)));
  const earned = sumOf(all.map((member) => credited(member, new Set(['salary', 'agentRebate']))));
  const won = sumOf(all.map(({ id }) => ownWinningsOf(world, id)));
  if (withdrawableTotal > deposited + won + freed + earned)
    faults.push(
      `takes ${withdrawableTotal} of ${deposited} deposited, ${won} won, ${freed} released and ${earned} earned`,
    );
  return faults;
};

/**
 * Plays a set of accounts of one person in any order of allowed steps and returns every violation of two rules: no set
 * withdraws more than its deposits, what own money won, the released bonus money, and the tree's cap for play; invitations
 * pay for one account per device.
 */
export const walkAbuse = (world: World, count: number, seed: number): string[] => {
  const random = new Random(seed);
  const set = openAccounts(world, random);
  const all = (): Member[] => [set.agent, ...set.below];
  const start = world.now();
  let counted = 0;
  for (let at = 0; at < count; at += 1) {
    const step = random.pick(steps);
    try {
      world.transact(() => step(world, random.pick(all()), random, set));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
    if (at % 100 < 99 && at < count - 1) continue;
    counted = sumOf(
      all().map(({ id }) =>
        sumOf(
          world.state
            .by(postings, 'account', `member:${id}`)
            .flatMap(({ type, entries }) => (type === 'bet' ? entries.map((it) => Math.max(0, it.minor)) : [])),
        ),
      ),
    );
    const faults = findExcess(world, set, (world.now() - start) / dayMs, counted);
    if (faults.length > 0) return faults.map((it) => `seed ${seed}, step ${at}: ${it}`);
  }
  return [];
};
