import type { Category } from '#contract/games/categories.ts';
import { offers } from '#contract/games/offers.ts';

type BetKind = Exclude<Category, 'HOT'>;

// A record, so that the type checker finds missing kinds; importing the contract's own list would bundle the limits of
// all lists.
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

const all = Object.keys(filed) as readonly BetKind[];

/** The brand's game categories that bets are recorded under; hot games belong to these. */
export const betKinds = all.filter((kind) => offers(kind));

/** Returns the bet kind with this code, also one that the brand no longer offers; null if there is none. */
export const betKindOf = (text: string): BetKind | null => all.find((kind) => kind === text) ?? null;
