import { type DepositPromotionTerms, depositPromotionTerms } from '#contract/cashier/deposit-terms.ts';
import type { WireLanguage } from '#contract/fields.ts';
import type { Value } from '#contract/types.ts';
import { trialType } from '#features/account/model/roles.ts';
import { dayOf } from '#lib/dates/market-time.ts';
import { dayMs } from '#lib/dates/units.ts';
import { formatRate } from '#lib/money/format-rate.ts';
import { toMinor } from '#lib/money/money.ts';
import { shareOf } from '#lib/money/share.ts';
import { startOfDay } from '#sim/core/clock.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';
import type { Member } from '#sim/features/account/rules/members.ts';
import { type GiftAccess, giftAccess, refuseGift } from '#sim/features/safety/rules/persons.ts';
import { possiblePersons } from '#sim/features/safety/rules/possible-persons.ts';
import type { LocalizedText } from '#sim/features/shared/localized-text.ts';
import type { DepositBonus } from './deposit-bonus.ts';
import { depositsOf } from './deposit-record.ts';
import { hasOwnDeposit } from './own-funds.ts';

/** A deposit promotion with its title. Amounts in major units. */
interface DepositPromotion extends DepositPromotionTerms {
  readonly title: LocalizedText;
}

type PromotionName = keyof typeof depositPromotionTerms;

const sameInBoth = (title: string): LocalizedText => ({ EN: title, TY: title });

const rateOf = (name: PromotionName): string => formatRate(depositPromotionTerms[name].rate);

/** Titles of all deposit promotions, in the order in which they are offered. */
const titles: Readonly<Record<PromotionName, LocalizedText>> = {
  firstDeposit: sameInBoth('First deposit bonus'),
  simbangGabi: sameInBoth('Simbang Gabi reload'),
  undas: sameInBoth('Undas reload'),
  reload: sameInBoth(`${rateOf('reload')} reload bonus`),
  extra: sameInBoth(`${rateOf('extra')} extra bonus`),
};

const depositPromotions: readonly DepositPromotion[] = Object.entries(titles).map(([name, title]) => ({
  ...depositPromotionTerms[name as PromotionName],
  title,
}));

const firstDepositPromotions = depositPromotions.filter(
  ({ promoId }) => promoId === depositPromotionTerms.firstDeposit.promoId,
);

/** The promotion selected for a member's next deposit; the id is the member's. */
const acceptedPromos = collection<Doc & { readonly promoId: number }>()('accepted-promo');

/** A promotion that a member can use, or could with a verified identity. */
interface OfferedPromotion extends DepositPromotion {
  readonly access: Exclude<GiftAccess, 'taken'>;
}

/** Returns the promotions, of all or some, that a member can still use, also those that need a verified identity first. */
const offeredPromotions = (
  world: World,
  memberId: string,
  promotions = depositPromotions,
): readonly OfferedPromotion[] => {
  const { state } = world;
  const isFirst = !hasOwnDeposit(state, memberId);
  const today = dayOf(world.now());
  const accessOf = giftAccess(world, memberId);
  let possible: ReadonlySet<string> | undefined;
  return promotions
    .filter(({ from = today, until = today }) => from <= today && today <= until)
    .filter((it) => (isFirst || !it.firstOnly) && grantedAt(state, memberId, it).length < it.times)
    .flatMap((it) => {
      possible ??= possiblePersons(world, memberId);
      const access = accessOf(earlierUsersAmong(possible, state, memberId, it));
      return access === 'taken' ? [] : [{ ...it, access }];
    });
};

/** Returns when a member received the bonus of a promotion, epoch ms. */
const grantedAt = (state: State, memberId: string, { promoId }: Pick<DepositPromotion, 'promoId'>): number[] =>
  depositsOf(state, memberId).flatMap((it) =>
    it.promoId === promoId && it.bonus > 0 && it.status === 'approved' && it.settledAt !== null ? [it.settledAt] : [],
  );

const firstGrantOf = (state: State, memberId: string, promo: DepositPromotion): number =>
  Math.min(...grantedAt(state, memberId, promo));

/** Returns which of other accounts received the bonus of a promotion before a member did. */
const earlierUsersAmong = (
  others: ReadonlySet<string>,
  state: State,
  memberId: string,
  promo: DepositPromotion,
): string[] => {
  const own = firstGrantOf(state, memberId, promo);
  return [...others].filter((it) => firstGrantOf(state, it, promo) < own);
};

/** Returns when a promotion is available again if its daily limit is used up, epoch ms; null if it is available now. */
const nextAvailableAt = (world: World, memberId: string, promotion: DepositPromotion): number | null => {
  const midnight = startOfDay(world.now());
  const today = grantedAt(world.state, memberId, promotion).filter((at) => at >= midnight);
  return today.length < promotion.timesADay ? null : midnight + dayMs;
};

/** Returns whether a member's next deposit can bring the first deposit bonus. */
export const canTakeFirstDepositBonus = (world: World, { id, type }: Pick<Member, 'id' | 'type'>): boolean =>
  type !== trialType && offeredPromotions(world, id, firstDepositPromotions).some(({ access }) => access === 'open');

/** Returns the promotions available for this member's next deposit. */
export const depositPromosOf = (world: World, memberId: string, language: WireLanguage): Value<'depositPromos'> => {
  const accepted = world.state.get(acceptedPromos, memberId)?.promoId;
  return offeredPromotions(world, memberId).map((promotion) => ({
    promoId: promotion.promoId,
    title: promotion.title[language],
    bonusRate: promotion.rate,
    maxBonus: promotion.maxBonus,
    minDeposit: promotion.minDeposit,
    turnover: promotion.wageringFactor,
    maxBet: promotion.maxBet,
    maxWin: promotion.maxWin,
    maxConvertible: promotion.maxConvertible,
    minOdds: promotion.minOdds,
    days: promotion.days,
    timesADay: promotion.timesADay,
    times: promotion.times,
    nextAt: nextAvailableAt(world, memberId, promotion),
    needsIdentity: promotion.access === 'unproven',
    accepted: promotion.access === 'open' && promotion.promoId === accepted,
  }));
};

/**
 * Selects a promotion for the next deposit; null deselects. Throws `promotion.unavailable`, and `identity.required` while
 * an account that may be the person's has used it.
 */
export const acceptPromo = (world: World, memberId: string, promoId: number | null): void => {
  if (promoId === null) {
    world.state.remove(acceptedPromos, memberId);
    return;
  }
  const offered = offeredPromotions(world, memberId).find((it) => it.promoId === promoId);
  if (!offered || nextAvailableAt(world, memberId, offered) !== null)
    throw new Refusal('promotion.unavailable', { why: `promotion ${promoId} is not offered to this member` });
  refuseGift(world, memberId, offered.access);
  world.state.put(acceptedPromos, { id: memberId, promoId });
};

const noBonus = {
  promoId: null,
  bonus: 0,
  wageringRequired: 0,
  maxBet: 0,
  maxWin: 0,
  maxConvertible: 0,
  minOdds: 0,
  days: 0,
};

export const promoTitle = (promoId: number | null): LocalizedText | undefined =>
  depositPromotions.find((it) => it.promoId === promoId)?.title;

/** Returns the bonus of the selected promotion for a deposit now, with its terms; no bonus below the minimum deposit. */
export const bonusFor = (world: World, memberId: string, minor: number): DepositBonus & { promoId: number | null } => {
  const accepted = world.state.get(acceptedPromos, memberId)?.promoId;
  const promo = offeredPromotions(world, memberId).find((it) => it.promoId === accepted);
  if (promo?.access !== 'open' || minor < toMinor(promo.minDeposit) || nextAvailableAt(world, memberId, promo) !== null)
    return noBonus;
  const bonus = Math.min(toMinor(promo.maxBonus), shareOf(minor, promo.rate));
  const { promoId, days, minOdds } = promo;
  return {
    promoId,
    bonus,
    wageringRequired: bonus * promo.wageringFactor,
    maxBet: toMinor(promo.maxBet),
    maxWin: shareOf(bonus, promo.maxWin),
    maxConvertible: bonus * promo.maxConvertible,
    minOdds,
    days,
  };
};
