import type { Category } from '../../../contract/games/categories.ts';

type BetKind = Exclude<Category, 'HOT'>;

// A record, so that none is forgotten; the contract's own list would bring the limits of everything along.
const filed: Readonly<Record<BetKind, true>> = {
  SPORTS: true,
  ESPORTS: true,
  LIVE: true,
  FISH: true,
  RNG: true,
  PVP: true,
  INHOUSE: true,
  COCKFIGHT: true,
  ELOTT: true,
  LOTT: true,
};

/** Kinds of games that bets are filed under; hot games are of these kinds. */
export const betKinds = Object.keys(filed) as readonly BetKind[];

/** Returns the bet kind with this code; null if there is none. */
export const betKindOf = (text: string): BetKind | null => betKinds.find((kind) => kind === text) ?? null;
