import { dayMs } from '#lib/dates/units.ts';
import { toMinor } from '#lib/money/money.ts';
import { transferFunds } from '#sim/core/ledger.ts';
import { Random } from '#sim/core/random.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { memberByAccount, members } from '#sim/features/account/rules/members.ts';
import { bonusMoneyOf, ownMoneyOf } from '#sim/features/cashier/rules/bonus-money.ts';
import { orderDeposit } from '#sim/features/cashier/rules/deposit-order.ts';
import { acceptPromo } from '#sim/features/cashier/rules/deposit-promotions.ts';
import { approveDeposit } from '#sim/features/cashier/rules/deposit-settlement.ts';
import { earlierDeposits } from '#sim/features/cashier/rules/own-funds.ts';
import { unlockedOwnMoneyOf } from '#sim/features/cashier/rules/own-money.ts';
import { openGiftsOf, wageringOf } from '#sim/features/cashier/rules/wagering.ts';
import { totalMinorOf, walletAccount } from '#sim/features/cashier/rules/wallets.ts';
import { type GameDoc, games } from '#sim/features/games/rules/catalogue.ts';
import { placeBet, playRound, refundBet, settleBet } from '#sim/features/games/rules/rounds.ts';
import { rtpOf } from '#sim/games/rules.ts';
import { machineFor } from '#sim/games/slot/rules.ts';
import { playSpins } from '#sim/games/slot/spin.ts';
import { depositBonusNamed } from './deposit-bonuses.ts';
import { createRulesWorld } from './rules-world.ts';

/** Folder of a promotion. */
export type PromotionName = string;

/** Tables of the live casino. */
type Table = 'baccarat' | 'blackjack' | 'roulette';

/** Returns of games without a stated one: the banker of baccarat, a hand of blackjack with the best play, a number. */
const tableReturns: Readonly<Record<Table, number>> = { baccarat: 0.9894, blackjack: 0.995, roulette: 36 / 37 };

const isTable = (screen: string): screen is Table => screen in tableReturns;

/** Returns the game of a kind that keeps least of usual stakes. */
const generousGame = ({ state }: World, screen: GameDoc['screen']): GameDoc => {
  const found = state
    .all(games)
    .filter((it) => it.screen === screen && it.supportPlay && it.minBet <= 20 && it.maxBet >= 500)
    .sort((one, other) => rtpOf(other) - rtpOf(one))[0];
  if (!found) throw new Error(`no ${screen}`);
  return found;
};

/**
 * Pesos of a bonus, if the promotion gives as little. The maximum bet is a smaller part of a higher bonus, and the lowest
 * stakes are a larger part of a smaller one: both favour the house.
 */
const usualBonus = 100;

interface CycleOptions {
  readonly promotion: PromotionName;
  readonly random: Random;
  /** Games of earlier cycles, by kind. */
  readonly games: Map<GameDoc['screen'], GameDoc>;
}

/** A member with one deposit and its bonus, and the bets that a strategy can place. Amounts in minor units. */
export class BonusCycle {
  readonly world: World;
  readonly member: string;
  readonly random: Random;
  readonly promotion: PromotionName;
  readonly bonus: number;
  readonly #games: CycleOptions['games'];
  #deposited = 0;
  /** What own money has won beyond its expected return. */
  #luck = 0;
  #rounds = 0;

  constructor(world: World, member: string, { promotion, random, games }: CycleOptions) {
    this.world = world;
    this.member = member;
    this.random = random;
    this.promotion = promotion;
    this.#games = games;
    const { promoId, minDeposit, rate } = depositBonusNamed(promotion);
    acceptPromo(world, member, promoId);
    this.deposit(toMinor(Math.max(minDeposit, usualBonus / rate)));
    this.bonus = bonusMoneyOf(world.state, member);
  }

  get own(): number {
    return ownMoneyOf(this.world.state, this.member);
  }

  get bonusMoney(): number {
    return bonusMoneyOf(this.world.state, this.member);
  }

  get isOpen(): boolean {
    return openGiftsOf(this.world.state, this.member).length > 0;
  }

  /**
   * Gain if all money were withdrawn, less the luck of bets with own money: that is 0 on average, and would hide the gain
   * of a small bonus.
   */
  get gainWithoutLuck(): number {
    return this.gain - this.#luck;
  }

  /** Gain so far, if all money were withdrawn. */
  get gain(): number {
    return totalMinorOf(this.world.state, this.member) - this.bonusMoney - this.#deposited;
  }

  get maxBet(): number {
    return toMinor(depositBonusNamed(this.promotion).maxBet);
  }

  get maxWin(): number {
    return Math.max(1, Math.floor(this.bonus * depositBonusNamed(this.promotion).maxWin));
  }

  /** Opens and pays a deposit without a promotion. */
  deposit(minor: number): void {
    const order = { channel: 'gateway', bankId: 'GCASH', minor, origin: '' } as const;
    approveDeposit(this.world, orderDeposit(this.world, this.member, order));
    this.#deposited += minor;
  }

  #source(game: GameDoc) {
    return {
      id: `${this.member}.${this.#rounds}`,
      member: this.member,
      nodeId: game.nodeId,
      vassalage: game.vassalage,
      demo: false,
    };
  }

  #game(screen: GameDoc['screen']): GameDoc {
    const known = this.#games.get(screen) ?? generousGame(this.world, screen);
    this.#games.set(screen, known);
    return known;
  }

  /** Bets at the most generous game of a kind that pays `multiple` stakes. */
  bet(stake: number, multiple: number, screen: 'fish' | 'crash' | Table = 'fish'): void {
    const game = this.#game(isTable(screen) ? 'live' : screen);
    const back = isTable(screen) ? tableReturns[screen] : rtpOf(game);
    this.#rounds += 1;
    const chance = back / multiple;
    const won = Math.floor(stake * multiple);
    const payout = this.random.chance(chance) ? won : 0;
    const ownShare = Math.min(1, this.own / stake);
    playRound(this.world, this.#source(game), { key: '1', stake, decide: () => ({ payout }) });
    this.#luck += ownShare * (payout - chance * won);
  }

  /** Spins the most generous slot. */
  spin(stake: number): void {
    const game = this.#game('slot');
    this.#rounds += 1;
    const draws = { fraction: () => this.random.fraction() } as Parameters<typeof playSpins>[0];
    const { factor } = playSpins(draws, machineFor(game, false));
    playRound(this.world, this.#source(game), {
      key: '1',
      stake,
      decide: () => ({ payout: Math.floor(stake * factor) }),
    });
  }

  /** Places a bet that stays open; returns functions that end it. */
  open(stake: number) {
    this.#rounds += 1;
    const source = {
      id: `${this.member}.${this.#rounds}`,
      member: this.member,
      nodeId: null,
      vassalage: 'LIKHA',
      demo: false,
    };
    const placed = placeBet(this.world, source, { key: '1', stake, overdueAt: this.world.now() + 99 * dayMs });
    return {
      refund: () => refundBet(this.world, source, placed),
      settle: (payout: number) => settleBet(this.world, source, placed, { payout }),
    };
  }

  /** Moves own money whose turnover is met to a provider wallet. */
  park(): void {
    const minor = unlockedOwnMoneyOf(this.world.state, this.member);
    const to = walletAccount(this.world.state, this.member, 'JL');
    if (minor > 0) transferFunds(this.world, { from: `member:${this.member}`, to, minor, type: 'toVendor' });
  }

  /** Bets own money until the turnover of the deposits is met, at the game with the lowest edge. */
  meetTurnover(): void {
    for (let left = 1; left > 0 && this.own >= 100; ) {
      left = wageringOf(this.world.state, this.member)
        .parts.filter(({ kind }) => kind === 'deposit')
        .reduce((sum, it) => sum + it.left, 0);
      if (left > 0) this.bet(Math.min(this.own, 5000, Math.max(500, left)), 2, 'blackjack');
    }
  }

  /** Bets bonus money until the bonus ends, with a stake and a multiple by what is left. */
  playBonus(choose: (cycle: BonusCycle) => readonly [stake: number, multiple: number]): void {
    while (this.isOpen) {
      const [stake, multiple] = choose(this);
      const { own } = this;
      const amount = Math.min(stake, own + this.bonusMoney, Math.max(this.maxBet, own));
      if (amount < 100) return;
      this.bet(amount, multiple);
    }
  }

  expire(): void {
    this.world.setClock({ now: this.world.now() + 31 * dayMs, frozen: true });
    this.world.fireDue();
  }
}

/** A way to play a deposit with its bonus; what is left afterwards is withdrawn. */
export interface Strategy {
  readonly name: string;
  readonly play: (cycle: BonusCycle) => void;
}

/** Bets that win the maximum win: nothing else reaches a large balance with fewer stakes. */
const highestVariance = (it: BonusCycle) => {
  const stake = Math.min(it.maxBet, Math.floor(3.6 * it.maxWin));
  return [stake, 1 + it.maxWin / stake] as const;
};

/** Risks all own money for a large win. Returns whether it is lost. */
const loseOwn = (it: BonusCycle, multiple: number, screen: 'crash' | Table = 'crash'): boolean => {
  while (it.own >= 100 && it.gain < it.bonus)
    it.bet(Math.min(it.own, isTable(screen) ? 500_000 : 50_000), multiple, screen);
  return it.own < 100;
};

/** Strategies of bonus hunters; a new one is one more entry. */
export const strategies: readonly Strategy[] = [
  {
    name: 'low edge: own money at blackjack, bonus money at ×2',
    play: (it) => {
      it.meetTurnover();
      it.park();
      it.playBonus((cycle) => [Math.min(cycle.maxBet, cycle.maxWin), 2]);
    },
  },
  {
    name: 'high variance: own money, then bonus money, at crash ×100',
    play: (it) => {
      if (loseOwn(it, 100)) it.playBonus((cycle) => [cycle.maxBet, 100]);
    },
  },
  {
    name: 'double or bust: own money at baccarat, bonus money by maximum wins',
    play: (it) => {
      if (loseOwn(it, 2, 'baccarat')) it.playBonus(highestVariance);
    },
  },
  {
    name: 'parked own money: turnover at blackjack, then bonus money by maximum wins',
    play: (it) => {
      it.meetTurnover();
      it.park();
      it.playBonus(highestVariance);
    },
  },
  {
    name: 'cancel and return: own money in an open bet, bonus money by maximum wins',
    play: (it) => {
      const kept = it.open(it.own);
      it.playBonus(highestVariance);
      kept.refund();
      it.meetTurnover();
    },
  },
  {
    name: 'cancel and return: own money in an open bet, bonus money at small fish',
    play: (it) => {
      const kept = it.open(it.own);
      it.playBonus((cycle) => [Math.max(100, Math.floor(cycle.maxWin / 2)), 3]);
      kept.refund();
      it.meetTurnover();
    },
  },
  {
    name: 'slots: own money in an open bet, bonus money at the most generous slot',
    play: (it) => {
      const kept = it.open(it.own);
      while (it.isOpen && it.bonusMoney >= 100) it.spin(Math.min(it.bonusMoney, it.maxBet / 5));
      kept.refund();
      it.meetTurnover();
    },
  },
  {
    name: 'double or bust: own money on single numbers of roulette, bonus money by maximum wins',
    play: (it) => {
      if (loseOwn(it, 36, 'roulette')) it.playBonus(highestVariance);
    },
  },
  {
    name: 'large first, small later: maximum wins up to twice the bonus, then ×2 of small stakes',
    play: (it) => {
      const kept = it.open(it.own);
      it.playBonus((cycle) =>
        cycle.bonusMoney < 2 * cycle.bonus ? highestVariance(cycle) : [Math.min(cycle.maxBet, cycle.maxWin / 2), 2],
      );
      kept.refund();
      it.meetTurnover();
    },
  },
  {
    name: 'hedge: equal bets that cover each other',
    play: (it) => {
      it.meetTurnover();
      const stake = Math.min(it.maxBet, Math.floor(it.own / 2));
      for (let nth = 0; nth < 20 && it.own >= 2 * stake && stake >= 100; nth += 1) {
        const [one, other] = [it.open(stake), it.open(stake)];
        one.settle(Math.floor(stake * 1.9));
        other.settle(0);
      }
      it.park();
      it.playBonus(highestVariance);
    },
  },
  {
    name: 'cash-out: bets of both parts cashed out for 95 %',
    play: (it) => {
      for (let nth = 0; nth < 20 && it.own + it.bonusMoney >= 200; nth += 1) {
        const stake = it.own >= 100 ? Math.min(it.own + Math.min(it.bonusMoney, 5000), it.maxBet) : it.maxBet;
        it.open(Math.min(stake, it.own + it.bonusMoney)).settle(Math.floor(stake * 0.95));
      }
      it.meetTurnover();
      it.park();
      it.playBonus(highestVariance);
    },
  },
  {
    name: 'several bonuses: an extra bonus on top',
    play: (it) => {
      if (it.promotion === 'extra') return;
      acceptPromo(it.world, it.member, depositBonusNamed('extra').promoId);
      it.deposit(10_000);
      const kept = it.open(it.own);
      it.playBonus(highestVariance);
      kept.refund();
      it.meetTurnover();
    },
  },
  {
    name: 'expiry: all money in open bets when the bonus expires',
    play: (it) => {
      const kept = it.open(it.own);
      const stake = Math.min(it.bonusMoney, it.maxBet);
      it.bet(stake, 2);
      it.expire();
      kept.refund();
      it.meetTurnover();
    },
  },
  {
    name: 'withdraw early: own money after one lucky run',
    play: (it) => {
      it.meetTurnover();
      if (it.own >= 100) it.bet(Math.min(it.own, 50_000), 3, 'crash');
      if (it.own < 100) it.playBonus(highestVariance);
    },
  },
];

export interface StrategyResult {
  readonly strategy: string;
  readonly promotion: PromotionName;
  readonly cycles: number;
  /** Average gain as a share of the bonus, and its standard error. */
  readonly gain: number;
  readonly error: number;
}

/** Opens a world at `start` with a member who registered the day before. */
const openMember = (model: World, start: number): { readonly world: World; readonly member: string } => {
  const world = createRulesWorld(model.state.base, start);
  const host = memberByAccount(world.state, 'newbie01');
  if (!host) throw new Error('no newbie01');
  const member = '900000';
  const id = { id: member, account: 'bonus1', upline: null, mobile: null, email: null };
  world.state.put(members, { ...host, ...id, level: 1, registeredAt: start - dayMs });
  return { world, member };
};

/**
 * Plays a promotion with a strategy, each time as a new member. Throws if a cycle
 * leaves an error other than a refusal. The catalogue of games is that of `model`.
 */
export const playStrategy = (
  model: World,
  { name, play }: Strategy,
  promotion: PromotionName,
  { cycles, seed = 1 }: { readonly cycles: number; readonly seed?: number },
): StrategyResult => {
  const options = { promotion, random: new Random(seed), games: new Map() };
  const gains: number[] = [];
  const { from } = depositBonusNamed(promotion);
  const start = from ? Date.parse(`${from}T12:00:00+08:00`) : model.now();
  for (let done = 0; done < cycles; done += 1) {
    const { world, member } = openMember(model, start);
    const isReload = !depositBonusNamed(promotion).firstOnly;
    if (isReload) world.state.put(earlierDeposits, { id: member, minor: 100 });
    const cycle = new BonusCycle(world, member, options);
    try {
      play(cycle);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
    gains.push(cycle.gainWithoutLuck / cycle.bonus);
  }
  const gain = gains.reduce((sum, it) => sum + it, 0) / gains.length;
  const variance = gains.reduce((sum, it) => sum + (it - gain) ** 2, 0) / Math.max(1, gains.length - 1);
  return { strategy: name, promotion, cycles: gains.length, gain, error: Math.sqrt(variance / gains.length) };
};
