import { depositBanks } from '#markets/current.ts';
import { transferFunds } from '#sim/core/ledger.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import type { Member } from '#sim/features/account/rules/members.ts';
import { members } from '#sim/features/account/rules/members.ts';
import { bankAccountsOf } from '#sim/features/cashier/rules/bank-accounts.ts';
import { orderDeposit } from '#sim/features/cashier/rules/deposit-order.ts';
import { approveDeposit, cancelDeposit } from '#sim/features/cashier/rules/deposit-settlement.ts';
import { transferInLine } from '#sim/features/cashier/rules/transfer-in-line.ts';
import { walletAccount } from '#sim/features/cashier/rules/wallets.ts';
import { cancelWithdrawal, requestWithdrawal } from '#sim/features/cashier/rules/withdrawal-processing.ts';
import { withdrawalsOf } from '#sim/features/cashier/rules/withdrawal-record.ts';
import { games } from '#sim/features/games/rules/catalogue.ts';
import { placeBet, playRound, refundBet } from '#sim/features/games/rules/rounds.ts';
import { openDraw } from '#sim/features/lottery/rules/draws.ts';
import { lotteriesOf } from '#sim/features/lottery/rules/lotteries.ts';
import { cancelBets, placeOrder } from '#sim/features/lottery/rules/orders.ts';
import { stakeRange } from '#sim/features/lottery/rules/stakes.ts';

/** Numbers that define a walk: the step, and its size from 0 to 1. */
export type Move = readonly [step: number, size: number];

type Step = (world: World, owner: Member, size: number, name: string) => unknown;

const seat = (world: World, owner: Member, size: number) => {
  const playable = world.state.all(games).filter(({ supportPlay }) => supportPlay);
  const it = playable[Math.floor(size * (playable.length - 1))];
  return { id: 'walk', member: owner.id, nodeId: it?.nodeId ?? 0, vassalage: it?.vassalage ?? '', demo: false };
};

const steps: readonly Step[] = [
  (world, owner, size, key) => {
    const stake = 1000 + Math.floor(size * 4000);
    const payout = size > 0.5 ? Math.floor(stake * size * 2) : 0;
    playRound(world, seat(world, owner, size), { key, stake, decide: () => ({ payout }) });
  },
  (world, owner, size, key) => placeBet(world, seat(world, owner, size), { key, stake: 2000 }),
  (world, owner, size, key) => {
    const place = seat(world, owner, size);
    refundBet(world, place, placeBet(world, place, { key, stake: 1500 }));
  },
  (world, owner, size) => {
    const minor = 50_000 + Math.floor(size * 100_000);
    const deposit = orderDeposit(world, owner.id, {
      channel: 'gateway',
      bankId: depositBanks.gateway[0] ?? '',
      minor,
      origin: '',
    });
    if (size > 0.3) approveDeposit(world, deposit);
    else if (size > 0.15) cancelDeposit(world, owner.id, deposit.id);
  },
  (world, owner, size) => {
    const [card] = bankAccountsOf(world.state, owner.id);
    if (card) requestWithdrawal(world, owner, card, 20_000 + Math.floor(size * 50_000));
  },
  (world, owner, size) => {
    const wallet = walletAccount(world.state, owner.id, 'JL');
    const [from, to] =
      size > 0.4 ? ([`member:${owner.id}`, wallet] as const) : ([wallet, `member:${owner.id}`] as const);
    transferFunds(world, {
      from,
      to,
      minor: 500 + Math.floor(size * 2000),
      type: size > 0.4 ? 'toVendor' : 'fromVendor',
    });
  },
  (world, owner, size) =>
    transferFunds(world, {
      from: 'bonus',
      to: `member:${owner.id}`,
      minor: 100 + Math.floor(size * 900),
      type: size > 0.5 ? 'reward' : 'rebate',
    }),
  (world, owner, size) => {
    const upline = owner.upline && world.state.get(members, owner.upline);
    if (upline) transferInLine(world, owner, upline, 1000 + Math.floor(size * 1000), 'uplineTransfer');
  },
  (world, owner, size) => {
    const below = world.state.all(members).find(({ upline }) => upline === owner.id);
    if (below) transferInLine(world, owner, below, 1000 + Math.floor(size * 1000), 'downlineTransfer');
  },
  (world, owner) => {
    const waiting = withdrawalsOf(world.state, owner.id).find(({ status }) => status === 'reviewing');
    if (waiting) cancelWithdrawal(world, owner.id, waiting.id);
  },
  (world, owner, size) => {
    const lotteries = lotteriesOf(world.state);
    const lottery = lotteries[Math.floor(size * (lotteries.length - 1))];
    const play = lottery?.kind.groups.flatMap(({ plays }) => plays).find(({ pick }) => pick === 1);
    const [first] = play?.symbols ?? [];
    if (!lottery || !play || !first) return;
    const { code, prizeMode, game: seat } = lottery;
    const { drawId } = openDraw(lottery, world.now());
    const bet = { play: play.key, numbers: [first], stake: stakeRange(seat, play).min };
    const order = placeOrder(world, owner.id, { code, drawId, playType: 'trad', prizeMode, bets: [bet, bet] });
    if (size > 0.8) cancelBets(world, order, order.bets.slice(0, 1));
  },
];

/** Number of kinds of steps. */
export const stepCount = steps.length;

/** Executes the steps in order; refusals by the rules are ignored. */
export const walkMoney = (world: World, owner: Member, moves: readonly Move[]): void => {
  for (const [at, [step, size]] of moves.entries()) {
    try {
      world.transact(() => steps[step % steps.length]?.(world, owner, size, `walk-${at}-${world.now()}`));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
};
