import type { Value } from '../../../../src/contract/types.ts';
import { toPesos } from '../../../../src/lib/money/money.ts';
import { startOfDay } from '../../../core/clock.ts';
import { type Doc, kind } from '../../../core/collection.ts';
import { Refusal } from '../../../core/refusal.ts';
import { shareOf } from '../../../core/share.ts';
import type { State } from '../../../core/state.ts';
import type { World } from '../../../core/world.ts';
import type { Words } from '../../content/rules/announcements.ts';
import { depositsOf } from './deposit-record.ts';

/** A promotion that a deposit can carry; amounts in centavos. Ids are those of the promotion pages where one tells of it. */
interface DepositPromo {
  readonly promoId: number;
  readonly title: Words;
  readonly bonusRate: number;
  readonly maxBonus: number;
  readonly minDeposit: number;
  /** How often the bonus is played through. */
  readonly turnover: number;
  /** So much of one bet counts for it. */
  readonly maxBet: number;
  /** For playing it through; what is left of the bonus ends then. */
  readonly days: number;
  /** How often one member gets it within a day in Manila, and ever. */
  readonly timesADay: number;
  readonly times: number;
  readonly firstOnly: boolean;
}

const promos: readonly DepositPromo[] = [
  {
    promoId: 401,
    title: { EN: 'First deposit bonus', TY: 'Bonus sa unang deposito' },
    bonusRate: 1,
    maxBonus: 277_000,
    minDeposit: 27_700,
    turnover: 8,
    maxBet: 5_000,
    days: 30,
    timesADay: 1,
    times: 1,
    firstOnly: true,
  },
  {
    promoId: 451,
    title: { EN: 'Reload 20%', TY: 'Reload na 20%' },
    bonusRate: 0.2,
    maxBonus: 100_000,
    minDeposit: 50_000,
    turnover: 6,
    maxBet: 10_000,
    days: 14,
    timesADay: 1,
    times: 12,
    firstOnly: false,
  },
  {
    promoId: 452,
    title: { EN: 'A little extra, 5%', TY: 'Munting dagdag, 5%' },
    bonusRate: 0.05,
    maxBonus: 50_000,
    minDeposit: 10_000,
    turnover: 1,
    maxBet: 50_000,
    days: 7,
    timesADay: 2,
    times: 30,
    firstOnly: false,
  },
];

const day = 24 * 3_600_000;

/** The promotion that a member's next deposit carries; the id is the member's. */
const acceptedPromo = kind<Doc & { readonly promoId: number }>().named('accepted-promo');

const hasDeposited = (state: State, member: string): boolean =>
  depositsOf(state, member).some(({ status }) => status === 'approved');

/** Promotions that a member has not used up. */
const offeredTo = (state: State, member: string): readonly DepositPromo[] => {
  const first = !hasDeposited(state, member);
  return promos.filter((it) => (first || !it.firstOnly) && givenAt(state, member, it).length < it.times);
};

/** When a member got the bonus of a promotion. */
const givenAt = (state: State, member: string, { promoId }: Pick<DepositPromo, 'promoId'>): number[] =>
  depositsOf(state, member).flatMap((it) =>
    it.promoId === promoId && it.bonus > 0 && it.status === 'approved' && it.settledAt !== null ? [it.settledAt] : [],
  );

/** When a promotion can be taken again that was taken often enough today; null: now. */
const nextAt = (world: World, member: string, it: DepositPromo): number | null => {
  const midnight = startOfDay(world.now());
  const today = givenAt(world.state, member, it).filter((at) => at >= midnight);
  return today.length < it.timesADay ? null : midnight + day;
};

/** Promotions that this member's next deposit can carry. */
export const depositPromosOf = (world: World, member: string, language: 'EN' | 'TY'): Value<'depositPromos'> => {
  const accepted = world.state.get(acceptedPromo, member)?.promoId;
  return offeredTo(world.state, member).map((it) => ({
    promoId: it.promoId,
    title: it.title[language],
    bonusRate: it.bonusRate,
    maxBonus: toPesos(it.maxBonus),
    minDeposit: toPesos(it.minDeposit),
    turnover: it.turnover,
    maxBet: toPesos(it.maxBet),
    days: it.days,
    timesADay: it.timesADay,
    times: it.times,
    nextAt: nextAt(world, member, it),
    accepted: it.promoId === accepted,
  }));
};

/** Binds a promotion to the next deposit, or none. Throws `promotion.unavailable` for one that is not offered, or not now. */
export const acceptPromo = (world: World, member: string, promoId: number | null): void => {
  if (promoId === null) world.state.remove(acceptedPromo, member);
  else if (offeredTo(world.state, member).some((it) => it.promoId === promoId && nextAt(world, member, it) === null))
    world.state.put(acceptedPromo, { id: member, promoId });
  else throw new Refusal('promotion.unavailable', { why: `promotion ${promoId} is not offered to this member` });
};

const noBonus = { promoId: null, bonus: 0, turnover: 0, maxBet: 0, days: 0 };

export const promoTitle = (promoId: number | null): Words | undefined =>
  promos.find((it) => it.promoId === promoId)?.title;

/** What the accepted promotion adds to a deposit now; nothing below its smallest one, and where it was taken often enough. */
export const bonusFor = (
  world: World,
  member: string,
  centavos: number,
): { promoId: number | null; bonus: number; turnover: number; maxBet: number; days: number } => {
  const accepted = world.state.get(acceptedPromo, member)?.promoId;
  const promo = offeredTo(world.state, member).find((it) => it.promoId === accepted);
  if (!promo || centavos < promo.minDeposit || nextAt(world, member, promo) !== null) return noBonus;
  const bonus = Math.min(promo.maxBonus, shareOf(centavos, promo.bonusRate));
  const { promoId, maxBet, days } = promo;
  return { promoId, bonus, turnover: bonus * promo.turnover, maxBet, days };
};
