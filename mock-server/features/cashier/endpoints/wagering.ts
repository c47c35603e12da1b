import * as endpoints from '../../../../src/contract/cashier/wagering.ts';
import { fullWeightCategories, otherGamesDivisor } from '../../../../src/contract/cashier/wagering-terms.ts';
import type { WireLanguage } from '../../../../src/contract/fields.ts';
import { toPesos } from '../../../../src/lib/money/money.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { World } from '../../../core/world.ts';
import { handle } from '../../handler.ts';
import { rewards } from '../../rewards/rules/rewards.ts';
import { forfeitBonus } from '../rules/deposit-bonus.ts';
import { promoTitle } from '../rules/deposit-promotions.ts';
import { bonusOfRequirement, bonusRequirementRef } from '../rules/gifts.ts';
import { lockedPartsOf } from '../rules/locked-money.ts';
import { wageringOf } from '../rules/wagering.ts';
import { sumBalance, totalCentavosOf } from '../rules/wallets.ts';

type Part = ReturnType<typeof lockedPartsOf>[number];

const wirePart = ({ state }: World, it: Part, language: WireLanguage) => {
  const bonus = bonusOfRequirement(state, it.ref);
  const title = bonus ? promoTitle(bonus.promoId) : state.get(rewards, it.ref)?.title;
  return {
    ref: it.ref,
    kind: bonus ? ('bonus' as const) : it.kind,
    title: title?.[language] ?? null,
    at: it.at,
    locks: toPesos(it.locks),
    locked: toPesos(it.locked),
    required: toPesos(it.centavos),
    left: toPesos(it.left),
    needsDeposit: it.needsDeposit,
    maxBet: it.maxBet === undefined ? null : toPesos(it.maxBet),
    divisor: it.maxBet === undefined ? 1 : otherGamesDivisor,
    expiresAt: it.expiresAt ?? null,
    bonusId: bonus?.id ?? null,
    forfeits: toPesos(bonus ? it.locks : 0),
  };
};

export const wageringHandlers = [
  handle(endpoints.wagering, ({ world, member, language }) => {
    const { open, locked } = wageringOf(world.state, member.id);
    const held = totalCentavosOf(world.state, member.id);
    return {
      left: toPesos(open),
      locked: toPesos(Math.min(locked, held)),
      fullCategories: [...fullWeightCategories],
      parts: lockedPartsOf(world.state, member.id, held).map((it) => wirePart(world, it, language)),
    };
  }),

  handle(endpoints.forfeitBonus, ({ world, member, body }) => {
    const found = bonusOfRequirement(world.state, bonusRequirementRef(body.bonusId));
    if (found?.member !== member.id) throw new Refusal('resource.unknown', { why: `no bonus ${body.bonusId}` });
    const { taken, owed } = forfeitBonus(world, found);
    return { taken: toPesos(taken), owed: toPesos(owed), sumBalance: sumBalance(world.state, member.id) };
  }),
];
