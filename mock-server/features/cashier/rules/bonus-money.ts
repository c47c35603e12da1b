import { toMinor } from '#lib/money/money.ts';
import { minBonusMoney } from '#markets/current.ts';
import { balanceOf, mainAccount, transferFunds } from '#sim/core/ledger.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';
import { type Bet, type BonusPart, bets } from '#sim/features/games/rules/bets.ts';
import { sendMessage } from '#sim/features/messages/rules/messages.ts';
import { cashierMessages } from '#sim/features/messages/rules/templates/cashier-messages.ts';
import { hasOwnDeposit } from './own-funds.ts';
import {
  addWageringRequirement,
  closeMetRequirements,
  endWageringRequirement,
  openGiftsOf,
  requirementOf,
  storeRequirement,
  type WageringRequirement,
} from './wagering.ts';

const emptyBelow = toMinor(minBonusMoney);

/** Returns the id of what brought a gift: the deposit of a bonus, otherwise the ref of its requirement. */
const sourceOf = (ref: string): string => ref.replace(/ bonus$/, '');

/** Returns the minor units of bonus money in a member's main wallet; the rest of the wallet is own money. */
export const bonusMoneyOf = (state: State, memberId: string): number =>
  openGiftsOf(state, memberId).reduce((sum, { money = 0 }) => sum + money, 0);

/** Returns the minor units of own money in a member's main wallet. */
export const ownMoneyOf = (state: State, memberId: string): number =>
  Math.max(0, balanceOf(state, mainAccount(memberId)) - bonusMoneyOf(state, memberId));

const openBetsOf = (state: State, memberId: string): Bet[] =>
  state.by(bets, 'open', memberId).filter(({ play, bonus }) => !play && bonus !== undefined);

/** Returns the minor units of a gift in open bets. */
export const stakedOf = (state: State, memberId: string, ref: string): number =>
  openBetsOf(state, memberId)
    .flatMap(({ bonus = [] }) => bonus)
    .reduce((sum, part) => (part.ref === ref ? sum + part.minor : sum), 0);

/** Returns the minor units of bonus money that a member would forfeit now: in the main wallet and in open bets. */
export const forfeitableOf = (state: State, memberId: string): number =>
  openGiftsOf(state, memberId).reduce((sum, { money = 0, ref }) => sum + money + stakedOf(state, memberId, ref), 0);

/** Returns the part of each gift in a stake: own money first, then the gifts in counting order. */
const bonusPartsOf = (state: State, memberId: string, stake: number): BonusPart[] => {
  let rest = stake - ownMoneyOf(state, memberId);
  const parts: BonusPart[] = [];
  for (const { ref, money = 0 } of openGiftsOf(state, memberId)) {
    const minor = Math.min(rest, money);
    if (minor <= 0) continue;
    parts.push({ ref, minor });
    rest -= minor;
  }
  return parts;
};

/**
 * Returns the share of each gift in what a bet returns, proportional to its part of the stake. The share of own money is
 * rounded down, so that rounding never turns bonus money into own money; a return of the stake gives back each part.
 */
export const sharesOf = (stake: number, parts: readonly BonusPart[], returned: number): readonly BonusPart[] => {
  const shareOf = (minor: number): number => Number((BigInt(returned) * BigInt(minor)) / BigInt(stake));
  const staked = parts.reduce((sum, { minor }) => sum + minor, 0);
  let rest = returned - shareOf(stake - staked);
  return parts.map(({ ref, minor }, index) => {
    const share = index === parts.length - 1 ? rest : shareOf(minor);
    rest -= share;
    return { ref, minor: share };
  });
};

/** Returns the minor units of own money that a settled bet lost; negative if it won. */
export const ownLossOf = ({ stake, payout, bonus = [] }: Bet): number => {
  const sumOf = (parts: readonly BonusPart[]): number => parts.reduce((sum, { minor }) => sum + minor, 0);
  return stake - sumOf(bonus) - (payout - sumOf(sharesOf(stake, bonus, payout)));
};

/** Takes the bonus money of a stake, before the main wallet is debited. Returns the bet with its parts. */
export const stakeBonusMoney = (world: World, bet: Bet, minor: number): Bet => {
  const { state } = world;
  const parts = bonusPartsOf(state, bet.member, minor);
  if (parts.length === 0) return bet;
  const merged = new Map((bet.bonus ?? []).map((it) => [it.ref, it.minor]));
  for (const { ref, minor: taken } of parts) {
    addMoney(world, bet.member, ref, -taken);
    merged.set(ref, (merged.get(ref) ?? 0) + taken);
  }
  return { ...bet, bonus: [...merged].map(([ref, sum]) => ({ ref, minor: sum })) };
};

const addMoney = (world: World, memberId: string, ref: string, minor: number): void => {
  const found = requirementOf(world.state, memberId, ref);
  if (found) storeRequirement(world, { ...found, money: (found.money ?? 0) + minor });
};

/**
 * Takes bonus money from the main wallet: `bonusEnded` with its gift, `bonusCapped` above a maximum of its terms. Returns
 * the minor units.
 */
const removeMoney = (
  world: World,
  memberId: string,
  ref: string,
  { minor, type }: { readonly minor: number; readonly type: 'bonusEnded' | 'bonusCapped' },
): number => {
  if (minor > 0) transferFunds(world, { from: mainAccount(memberId), to: 'bonus', minor, type, ref: sourceOf(ref) });
  return minor;
};

/**
 * Returns the bonus money of a bet to its gifts, after the main wallet was credited with `returned` minor units. Removes what
 * a gift won above its maximum win, and the share of a gift that has ended. The share of a gift whose requirement was met
 * meanwhile is own money, up to the highest convertible amount. Returns the minor units removed.
 */
export const returnBonusMoney = (world: World, bet: Bet, returned: number): number => {
  const { member, stake, bonus = [] } = bet;
  let removed = 0;
  for (const [index, { ref, minor: share }] of sharesOf(stake, bonus, returned).entries()) {
    const gift = requirementOf(world.state, member, ref);
    if (!gift || gift.endedAt !== undefined) {
      removed += removeMoney(world, member, ref, { minor: share, type: 'bonusEnded' });
      continue;
    }
    const limit = (bonus[index]?.minor ?? 0) + (gift.maxWin ?? Number.POSITIVE_INFINITY);
    if (gift.metAt === undefined) {
      const kept = Math.min(share, limit);
      storeRequirement(world, { ...gift, money: (gift.money ?? 0) + kept });
      removed += removeMoney(world, member, ref, { minor: share - kept, type: 'bonusCapped' });
    } else {
      const converted = gift.converted ?? 0;
      const kept = Math.min(share, limit, (gift.maxConvertible ?? Number.POSITIVE_INFINITY) - converted);
      storeRequirement(world, { ...gift, converted: converted + kept });
      removed += removeMoney(world, member, ref, { minor: share - kept, type: 'bonusCapped' });
    }
  }
  return removed;
};

interface Gift {
  readonly minor: number;
  readonly type: 'bonus' | 'reward' | 'mission' | 'redRain';
  /** Id of what it is paid for. */
  readonly ref: string;
  /** Ref of its requirement, if it differs. */
  readonly requirement?: string;
  /** Minor units to stake before it becomes own money. */
  readonly wagering: number;
  readonly terms?: Pick<WageringRequirement, 'maxBet' | 'maxWin' | 'maxConvertible' | 'minOdds' | 'expiresAt'>;
}

/**
 * Pays a gift to the main wallet. It is bonus money until its wagering is met and the member has made a deposit, otherwise
 * own money.
 */
export const payGift = (
  world: World,
  memberId: string,
  { minor, type, ref, requirement = ref, wagering, terms }: Gift,
): void => {
  transferFunds(world, { from: 'bonus', to: mainAccount(memberId), minor, type, ref });
  if (wagering === 0 && hasOwnDeposit(world.state, memberId)) return;
  addWageringRequirement(world, memberId, wagering, requirement, {
    kind: 'gift',
    locks: minor,
    money: minor,
    ...terms,
  });
};

/** Turns the bonus money of a gift into own money, up to its highest convertible amount. */
const convertGift = (world: World, gift: WageringRequirement): void => {
  const { member, ref, money = 0, maxConvertible = Number.POSITIVE_INFINITY } = gift;
  const converted = Math.min(money, maxConvertible);
  storeRequirement(world, { ...gift, money: 0, converted, metAt: world.now() });
  removeMoney(world, member, ref, { minor: money - converted, type: 'bonusCapped' });
  if (ref !== sourceOf(ref)) sendMessage(world, member, cashierMessages.bonusUnlocked(converted, money - converted));
};

/**
 * Converts the gifts of a member whose wagering is met; those of a member without a deposit wait for one. Without this
 * rule, one person could collect gifts on many accounts.
 */
export const convertMetGifts = (world: World, memberId: string): void => {
  const met = openGiftsOf(world.state, memberId).filter(({ left }) => left === 0);
  if (met.length === 0 || !hasOwnDeposit(world.state, memberId)) return;
  for (const it of met) convertGift(world, it);
  closeMetRequirements(world, memberId);
};

/** Ends an open gift: removes its bonus money. Bets open now pay only their other parts. Returns the minor units removed. */
export const endGift = (world: World, memberId: string, ref: string): { taken: number; staked: number } => {
  const gift = requirementOf(world.state, memberId, ref);
  const taken = gift?.money ?? 0;
  if (gift) storeRequirement(world, { ...gift, money: 0 });
  removeMoney(world, memberId, ref, { minor: taken, type: 'bonusEnded' });
  endWageringRequirement(world, memberId, ref);
  return { taken, staked: stakedOf(world.state, memberId, ref) };
};

/** Ends all open gifts of a member, because own money is withdrawn. */
export const endAllGifts = (world: World, memberId: string): void => {
  for (const { ref } of openGiftsOf(world.state, memberId)) {
    endGift(world, memberId, ref);
    world.cancel(`bonus:${sourceOf(ref)}`);
    world.cancel(`bonus-reminder:${sourceOf(ref)}`);
  }
};

/**
 * Ends gifts of which less than `minBonusMoney` is left, unless an open bet contains money of them, and informs the member. Otherwise a
 * lost bonus would restrict later money.
 */
export const endLostGifts = (world: World, memberId: string): void => {
  for (const { ref, locks, money = 0 } of openGiftsOf(world.state, memberId)) {
    if (money >= emptyBelow || stakedOf(world.state, memberId, ref) > 0) continue;
    endGift(world, memberId, ref);
    sendMessage(world, memberId, cashierMessages.bonusUsedUp(locks, money));
  }
};
