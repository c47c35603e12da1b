import { type Card, without } from './cards.ts';
import { byStrength, combinationOf, combinationsOf } from './pusoy-dos-cards.ts';

/** How a hand splits into the fewest and strongest combinations. */
interface Plan {
  readonly units: readonly (readonly Card[])[];
  /** Combinations left to play; one that is likely to win its trick counts almost nothing. */
  readonly cost: number;
}

const highestScore = 51;
/** Share of a sure winner's cost that is saved. */
const winnerSaving = 0.95;

/** Powers of five-card hands from straight to straight flush, and what the highest of a kind adds. */
const fivePowers: readonly (readonly [power: number, top: number])[] = [
  [0.35, 0.2],
  [0.55, 0.1],
  [0.8, 0],
  [0.99, 0],
  [0.99, 0],
];

/** Returns how likely a combination wins its trick, 0 to 1: an estimate, tuned by play against other policies. */
export const powerOf = (cards: readonly Card[]): number => {
  const score = combinationOf(cards)?.score ?? 0;
  if (cards.length === 5) {
    const [power, top] = fivePowers[Math.floor(score / 100) - 1] ?? [0, 0];
    return power + (top * (score % 100)) / (highestScore + 1);
  }
  const share = score / highestScore;
  if (cards.length === 1) return share ** 3;
  return cards.length === 2 ? share ** 1.5 : 0.5 + share / 2;
};

const costOfUnit = (cards: readonly Card[]): number => 1 - winnerSaving * powerOf(cards);

/** Splits cards by rank; twos stay single, and four of a rank are two pairs. */
const byRank = (hand: readonly Card[]): (readonly Card[])[] => {
  const groups = new Map<number, Card[]>();
  for (const card of byStrength(hand)) groups.set(card.rank, [...(groups.get(card.rank) ?? []), card]);
  return [...groups].flatMap(([rank, group]): (readonly Card[])[] => {
    if (rank === 2) return group.map((card) => [card]);
    return group.length === 4 ? [group.slice(0, 2), group.slice(2)] : [group];
  });
};

const known = new Map<string, Plan>();

const makePlan = (hand: readonly Card[]): Plan => {
  const loose = byRank(hand);
  let best: Plan = { units: loose, cost: loose.reduce((sum, it) => sum + costOfUnit(it), 0) };
  if (hand.length < 5) return best;
  for (const five of combinationsOf(hand, 5)) {
    const rest = planOf(without(hand, five) ?? []);
    const cost = rest.cost + costOfUnit(five);
    if (cost < best.cost - 1e-9) best = { units: [five, ...rest.units], cost };
  }
  return best;
};

/** Returns the cheapest plan of a hand. */
export const planOf = (hand: readonly Card[]): Plan => {
  const key = hand.map(({ rank, suit }) => rank * 4 + suit).join();
  const plan = known.get(key) ?? makePlan(hand);
  if (known.size > 5000) known.clear();
  known.set(key, plan);
  return plan;
};
