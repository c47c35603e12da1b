import { type Span, shows, spanOf } from '#content/schedule.ts';
import { byWireCode } from '#content/wire.ts';
import type { DepositBonusTerms } from '#contract/cashier/deposit-terms.ts';
import type { WireLanguage } from '#contract/fields.ts';
import type { Value } from '#contract/types.ts';
import { trialType } from '#features/account/model/roles.ts';
import { dayMs } from '#lib/dates/units.ts';
import { toMinor } from '#lib/money/money.ts';
import { shareOf } from '#lib/money/share.ts';
import { startOfDay } from '#sim/core/clock.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';
import { type Member, members } from '#sim/features/account/rules/members.ts';
import { type GiftAccess, giftAccess, refuseGift } from '#sim/features/safety/rules/persons.ts';
import { possiblePersons } from '#sim/features/safety/rules/possible-persons.ts';
import { content } from '#sim/features/shared/content-reader.ts';
import { type LocalizedText, textIn } from '#sim/features/shared/localized-text.ts';
import { UnreadableContent } from '#sim/features/shared/unreadable-content.ts';
import type { DepositBonus } from './deposit-bonus.ts';
import { type Deposit, deposits, depositsOf } from './deposit-record.ts';
import { hasOwnDeposit } from './own-funds.ts';

/** A deposit bonus that editors have published, with its title and its period. Amounts in major units. */
interface DepositPromotion extends DepositBonusTerms {
  readonly promoId: number;
  readonly title: LocalizedText;
  readonly span: Span;
}

const noTitle: LocalizedText = { EN: '', TY: '', VI: '' };
const always: Span = { from: 0, until: null };

/** Returns all deposit bonuses of the editors' files, in their order. Throws {@link UnreadableContent}. */
const publishedPromotions = (): readonly DepositPromotion[] =>
  content().promotions.flatMap(({ id, title, terms, from, until }) =>
    terms ? [{ ...terms, promoId: id, title: byWireCode(title), span: spanOf({ from, until }) }] : [],
  );

/** Returns all deposit bonuses of the editors' files to show; none while the files cannot be read. */
const depositPromotions = (): readonly DepositPromotion[] => {
  try {
    return publishedPromotions();
  } catch (error) {
    if (error instanceof UnreadableContent) return [];
    throw error;
  }
};

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
  promotions = depositPromotions(),
): readonly OfferedPromotion[] => {
  const { state } = world;
  const isFirst = !hasOwnDeposit(state, memberId);
  const level = state.get(members, memberId)?.level ?? 0;
  const accessOf = giftAccess(world, memberId);
  let possible: ReadonlySet<string> | undefined;
  return promotions
    .filter(({ span, minLevel }) => shows(span, world.now()) && level >= minLevel)
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
  type !== trialType &&
  offeredPromotions(
    world,
    id,
    depositPromotions().filter(({ firstOnly }) => firstOnly),
  ).some(({ access }) => access === 'open');

/** Returns the promotions available for this member's next deposit. */
export const depositPromosOf = (world: World, memberId: string, language: WireLanguage): Value<'depositPromos'> => {
  const accepted = world.state.get(acceptedPromos, memberId)?.promoId;
  return offeredPromotions(world, memberId).map((promotion) => ({
    promoId: promotion.promoId,
    title: textIn(promotion.title, language),
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

export const promoTitle = (promoId: number | null): LocalizedText | undefined =>
  depositPromotions().find((it) => it.promoId === promoId)?.title;

/** A promotion that an order claims, with its terms at that time. */
export interface Claim {
  readonly promoId: number;
  readonly terms: DepositBonusTerms;
}

const bonusOf = ({ rate, maxBonus }: DepositBonusTerms, minor: number): number =>
  Math.min(toMinor(maxBonus), shareOf(minor, rate));

const canClaim = (world: World, memberId: string, promotion: DepositPromotion, minor: number): boolean =>
  world.state.get(acceptedPromos, memberId)?.promoId === promotion.promoId &&
  offeredPromotions(world, memberId, [promotion])[0]?.access === 'open' &&
  minor >= toMinor(promotion.minDeposit) &&
  nextAvailableAt(world, memberId, promotion) === null;

/**
 * Returns the selected promotion with its bonus for a deposit ordered now; undefined below the minimum deposit. Throws
 * {@link UnreadableContent}, because an order without the selected bonus would lose it.
 */
export const claimFor = (world: World, memberId: string, minor: number): (Claim & { bonus: number }) | undefined => {
  const accepted = world.state.get(acceptedPromos, memberId)?.promoId;
  const found = accepted === undefined ? undefined : publishedPromotions().find((it) => it.promoId === accepted);
  if (!found || !canClaim(world, memberId, found, minor)) return undefined;
  const { promoId, title: _title, span: _span, ...terms } = found;
  return { promoId, terms, bonus: bonusOf(terms, minor) };
};

/**
 * Returns the bonus that a deposit earns when it is approved, with the terms of its order, even if the promotion has
 * ended or changed since; undefined if it was deselected, or used by another order.
 */
export const claimedBonus = (world: World, { member, promoId, minor, terms }: Deposit): DepositBonus | undefined => {
  if (promoId === null) return undefined;
  const promotion = terms
    ? { ...terms, promoId, title: noTitle, span: always }
    : publishedPromotions().find((it) => it.promoId === promoId);
  if (!promotion || !canClaim(world, member, promotion, minor)) return undefined;
  const bonus = bonusOf(promotion, minor);
  return {
    bonus,
    wageringRequired: Math.round(bonus * promotion.wageringFactor),
    maxBet: toMinor(promotion.maxBet),
    maxWin: shareOf(bonus, promotion.maxWin),
    maxConvertible: shareOf(bonus, promotion.maxConvertible),
    minOdds: promotion.minOdds,
    days: promotion.days,
  };
};

/** Lets an order claim a promotion with terms that no entry states. Used by the seed, which must not follow the entries. */
export const claimPromotion = (world: World, deposit: Deposit, claim: Claim): Deposit => {
  const claiming: Deposit = { ...deposit, ...claim, bonus: bonusOf(claim.terms, deposit.minor) };
  world.state.put(acceptedPromos, { id: deposit.member, promoId: claim.promoId });
  world.state.put(deposits, claiming);
  return claiming;
};
