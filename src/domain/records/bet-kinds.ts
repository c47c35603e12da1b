import { categories } from '../../contract/limits.ts';

/** Kinds of games that bets are filed under; hot games are of these kinds. */
export const betKinds = categories.filter((category) => category !== 'HOT');
type BetKind = (typeof betKinds)[number];

/** The kind that a record or an address names; null for others. */
export const betKindOf = (text: string): BetKind | null => betKinds.find((kind) => kind === text) ?? null;
