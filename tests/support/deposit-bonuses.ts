import { readContent } from '#content/read.ts';
import type { DepositBonusTerms } from '#contract/cashier/deposit-terms.ts';

/** A published deposit bonus. */
interface PublishedBonus extends DepositBonusTerms {
  readonly name: string;
  readonly promoId: number;
  /** First day. */
  readonly from: string;
}

/** The deposit bonuses that editors have published. */
export const depositBonuses: readonly PublishedBonus[] = readContent().promotions.flatMap(
  ({ slug, id, from, terms }) => (terms ? [{ ...terms, name: slug, promoId: id, from: from.slice(0, 10) }] : []),
);

/** Returns a published deposit bonus by the name of its folder. Throws for an unknown name. */
export const depositBonusNamed = (name: string): PublishedBonus => {
  const found = depositBonuses.find((it) => it.name === name);
  if (!found) throw new Error(`no deposit bonus ${name}`);
  return found;
};
