import { collection, type Doc } from '#sim/core/collection.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';
import { type Bet, bets } from '#sim/features/games/rules/bets.ts';
import { endLostGifts } from './lost-money.ts';
import { adjustLockedAmount, openGiftsOf } from './wagering.ts';
import { revokeFromWallets, totalCentavosOf } from './wallets.ts';

/**
 * The part of a gift that was lost or is in open bets: payouts of `bets`, up to `centavos`, are locked again, or go to the
 * house once the gift is revoked.
 */
interface StakedGift extends Doc {
  readonly member: string;
  readonly centavos: number;
  /** Ref of the revocation: the gift's source, for example the deposit of a bonus. */
  readonly ref: string;
  /** Ref of the gift's wagering requirement; absent once the gift is revoked. */
  readonly requirement?: string;
  /** Ids of the open bets that contain money of the gift. */
  readonly bets: readonly string[];
  /** Centavos of other money in these bets, by id; payouts return them first. */
  readonly otherMoney?: Readonly<Record<string, number>>;
}

const stakedGifts = collection<StakedGift>()('owed-gift', { member: (it) => it.member });

const openBetIdsOf = (state: State, memberId: string): string[] =>
  state
    .by(bets, 'open', memberId)
    .filter((it) => !it.play)
    .map(({ id }) => id);

/** Moves centavos of an open gift from its locked to its staked part, from which payouts of `betIds` lock them again. */
const stakeGift = (
  world: World,
  memberId: string,
  { ref, centavos, betIds }: { ref: string; centavos: number; betIds: readonly string[] },
): void => {
  if (centavos === 0) return;
  adjustLockedAmount(world, memberId, ref, -centavos);
  const known = world.state.by(stakedGifts, 'member', memberId).find(({ requirement }) => requirement === ref);
  world.state.put(stakedGifts, {
    ...(known ?? { id: world.id('SG'), member: memberId, ref, requirement: ref }),
    centavos: centavos + (known?.centavos ?? 0),
    bets: [...new Set([...(known?.bets ?? []), ...betIds])],
  });
};

/**
 * Limits open gifts to what the member had of them before `received` centavos of other money were credited, so that their
 * end takes nothing of that money. The last in counting order keeps its amount longest. Payouts of bets that contain
 * money of a gift still lock the gift up to its amount, so that no credit releases its winnings.
 */
export const limitOpenGifts = (world: World, memberId: string, received: number): void => {
  const gifts = openGiftsOf(world.state, memberId);
  if (gifts.length === 0) return;
  const betIds = openBetIdsOf(world.state, memberId);
  let rest = totalCentavosOf(world.state, memberId) - received;
  for (const { ref, locks } of gifts.toReversed()) {
    const kept = Math.min(locks, rest);
    rest -= kept;
    stakeGift(world, memberId, { ref, centavos: locks - kept, betIds });
  }
  endLostGifts(world, memberId);
};

/**
 * Records the part of a stake that is money of open gifts, before the stake is debited: a member stakes other money first.
 * Needed only while a part of a gift is recorded as lost; until then all winnings fill the gift up first. `stakedBefore` is
 * the earlier stake of a raised bet. Centavos.
 */
export const recordStakedGifts = (
  world: World,
  { id, member }: Pick<Bet, 'id' | 'member'>,
  centavos: number,
  stakedBefore = 0,
): void => {
  const { state } = world;
  const recorded = () => state.by(stakedGifts, 'member', member).filter(({ requirement }) => requirement !== undefined);
  const before = recorded();
  if (before.length === 0) return;
  const gifts = openGiftsOf(state, member);
  const locked = gifts.reduce((sum, { locks }) => sum + locks, 0);
  const other = Math.min(centavos, Math.max(0, totalCentavosOf(state, member) - locked));
  const known = before.find(({ bets }) => bets.includes(id));
  let rest = centavos - other;
  for (const { ref, locks } of gifts) {
    const taken = Math.min(rest, locks);
    rest -= taken;
    stakeGift(world, member, { ref, centavos: taken, betIds: [id] });
  }
  const otherOfBet = other + (known ? (known.otherMoney?.[id] ?? 0) : stakedBefore);
  for (const it of recorded().filter(({ bets }) => bets.includes(id)))
    state.put(stakedGifts, { ...it, otherMoney: { ...it.otherMoney, [id]: otherOfBet } });
};

/**
 * Revokes a gift: takes `centavos` from the member's wallets, and the rest, as well as what is staked of it, from payouts
 * of open bets. Returns the centavos taken immediately and those still owed. `requirement` is the ref of its wagering
 * requirement, `ref` that of the transactions.
 */
export const revokeGift = (
  world: World,
  memberId: string,
  { centavos, requirement, ref }: { centavos: number; requirement: string; ref: string },
) => {
  const { state } = world;
  let owed = 0;
  for (const it of state.by(stakedGifts, 'member', memberId)) {
    if (it.requirement !== requirement) continue;
    const { requirement: _, ...revoked } = it;
    if (it.bets.length > 0) {
      state.put(stakedGifts, { ...revoked, ref });
      owed += it.centavos;
    } else state.remove(stakedGifts, it.id);
  }
  const taken = revokeFromWallets(world, memberId, centavos, ref);
  const staked = centavos - taken;
  const betIds = openBetIdsOf(state, memberId);
  if (staked > 0 && betIds.length > 0) {
    state.put(stakedGifts, { id: world.id('SG'), member: memberId, centavos: staked, ref, bets: betIds });
    owed += staked;
  }
  return { taken, owed };
};

const isOpen = ({ requirement }: StakedGift, open: ReadonlySet<string>): boolean =>
  requirement !== undefined && open.has(requirement);

/** Handles a closed bet: its payout first repays revoked gifts that it contains, and is locked for open ones. */
export const collectStakedGift = (world: World, { id: betId, member, payout }: Bet): void => {
  const { state } = world;
  const staked = state.by(stakedGifts, 'member', member);
  if (staked.length === 0) return;
  const open = new Set(openGiftsOf(state, member).map(({ ref }) => ref));
  let left = Math.max(0, payout - (staked.find(({ bets }) => bets.includes(betId))?.otherMoney?.[betId] ?? 0));
  for (const it of staked) {
    const isIn = it.bets.includes(betId);
    const due = isIn ? Math.min(left, it.centavos) : 0;
    const collected = it.requirement === undefined ? revokeFromWallets(world, member, due, it.ref) : due;
    if (it.requirement !== undefined) adjustLockedAmount(world, member, it.requirement, collected);
    left -= collected;
    const rest = { ...it, centavos: it.centavos - collected, bets: it.bets.filter((id) => id !== betId) };
    if (rest.centavos === 0 || !(isOpen(it, open) || (it.requirement === undefined && rest.bets.length > 0)))
      state.remove(stakedGifts, it.id);
    else if (isIn) state.put(stakedGifts, rest);
  }
};
