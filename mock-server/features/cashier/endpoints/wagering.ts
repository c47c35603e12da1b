import * as endpoints from '#contract/cashier/wagering.ts';
import type { WireLanguage } from '#contract/fields.ts';
import { toMajor } from '#lib/money/money.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { handle } from '#sim/features/handler.ts';
import { rewards } from '#sim/features/rewards/rules/rewards.ts';
import { textOrNull } from '#sim/features/shared/localized-text.ts';
import { bonusMoneyOf, stakedOf } from '../rules/bonus-money.ts';
import { forfeitBonus } from '../rules/deposit-bonus.ts';
import { promoTitle } from '../rules/deposit-promotions.ts';
import { bonusOfRequirement, bonusRequirementRef } from '../rules/gifts.ts';
import { lockedPartsOf } from '../rules/locked-money.ts';
import { wageringOf } from '../rules/wagering.ts';
import { sumBalance, totalMinorOf } from '../rules/wallets.ts';

type Part = ReturnType<typeof lockedPartsOf>[number];

const wirePart = ({ state }: World, part: Part, language: WireLanguage) => {
  const bonus = bonusOfRequirement(state, part.ref);
  const title = bonus ? promoTitle(bonus.promoId) : state.get(rewards, part.ref)?.title;
  return {
    ref: part.ref,
    kind: bonus ? ('bonus' as const) : part.kind,
    title: textOrNull(title, language),
    at: part.at,
    locks: toMajor(part.locks),
    locked: toMajor(part.locked),
    required: toMajor(part.minor),
    left: toMajor(part.left),
    needsDeposit: part.needsDeposit,
    maxBet: part.maxBet === undefined ? null : toMajor(part.maxBet),
    expiresAt: part.expiresAt ?? null,
    bonusId: bonus?.id ?? null,
    forfeits: toMajor(bonus ? (part.money ?? 0) : 0),
    staked: toMajor(stakedOf(state, part.member, part.ref)),
    maxWin: part.maxWin === undefined ? null : toMajor(part.maxWin),
    maxConvertible: part.maxConvertible === undefined ? null : toMajor(part.maxConvertible),
    minOdds: part.minOdds ?? null,
  };
};

export const wageringHandlers = [
  handle(endpoints.wagering, ({ world, member, language }) => {
    const bonusMoney = bonusMoneyOf(world.state, member.id);
    const own = totalMinorOf(world.state, member.id) - bonusMoney;
    const parts = lockedPartsOf(world.state, member.id, own);
    return {
      left: toMajor(wageringOf(world.state, member.id).open),
      ownMoney: toMajor(own),
      bonusMoney: toMajor(bonusMoney),
      locked: toMajor(parts.reduce((sum, { locked }) => sum + locked, 0)),
      parts: parts.map((it) => wirePart(world, it, language)),
    };
  }),

  handle(endpoints.forfeitBonus, ({ world, member, body }) => {
    const found = bonusOfRequirement(world.state, bonusRequirementRef(body.bonusId));
    if (found?.member !== member.id) throw new Refusal('resource.unknown', { why: `no bonus ${body.bonusId}` });
    const { taken, staked } = forfeitBonus(world, found);
    return { taken: toMajor(taken), staked: toMajor(staked), sumBalance: sumBalance(world.state, member.id) };
  }),
];
