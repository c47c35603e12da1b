import { formatMoney } from '#lib/money/money.ts';
import type { CheckedRound } from '#sim/features/games/endpoints/fairness.ts';
import { element } from '../../shell/element.ts';

/** One step of a replay. Steps are shown in any order, so each one draws its whole picture. */
export interface Step {
  readonly text: string;
  readonly show: () => void;
}

/** A round on its game's table. */
export interface Scene {
  readonly root: HTMLElement;
  readonly steps: readonly Step[];
}

type Bets = Readonly<Record<string, number>>;

/** Formats an amount of major units. */
export const money = (major: number): string => formatMoney(major);

/** Returns the player's bets by spot. */
export const betsOf = ({ detail }: CheckedRound): Bets =>
  (detail as { readonly choice: { readonly bets?: Bets } | null }).choice?.bets ?? {};

/** Creates the list of the player's bets below the table, in which winning ones can be marked. */
export const betList = (bets: Bets, nameOf: (spot: string) => string) => {
  const rows = Object.entries(bets).map(([spot, stake]) => ({
    spot,
    row: element('li', {}, element('span', { text: nameOf(spot) }), element('b', { text: money(stake) })),
  }));
  return {
    root: element('ul', { class: 'stakes' }, ...rows.map(({ row }) => row)),
    mark: (winners: readonly string[]): void => {
      for (const { spot, row } of rows) row.toggleAttribute('data-won', winners.includes(spot));
    },
  };
};
