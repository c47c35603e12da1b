import { floorToMinor, roundToMinor } from '#lib/money/money.ts';

/** A step of a contract as on the wire: major units, shares. */
interface Step {
  readonly from: number;
  readonly activeMembers: number;
  readonly rate: number | null;
  readonly amount: number | null;
}

export interface TermsExample {
  readonly turnover: number;
  /** The team's loss at this step. */
  readonly lost: number;
  readonly activeMembers: number;
  readonly rate: number | null;
  readonly earned: number;
}

/**
 * Returns what a contract would pay to a team slightly beyond its second step, or its only one; null without steps.
 * Major units.
 */
export const exampleOf = (steps: readonly Step[], basis: 'turnover' | 'loss'): TermsExample | null => {
  const step = steps[Math.min(1, steps.length - 1)];
  if (!step) return null;
  const turnover = Math.max(1000, step.from * 2);
  const lost = roundToMinor(turnover * 0.05);
  const earned = step.amount ?? floorToMinor((basis === 'loss' ? lost : turnover) * (step.rate ?? 0));
  return { turnover, lost, activeMembers: step.activeMembers, rate: step.rate, earned };
};
