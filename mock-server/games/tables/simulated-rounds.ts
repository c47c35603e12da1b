import { seededRandom, textSeed } from '#sim/core/seeded-random.ts';
import { sampleMajor } from '#sim/features/shared/sample-amount.ts';

/** Number of rounds from one shoe of eight decks. */
export const shoeRounds = 64;
export const shoeCards = 8 * 52;

/** Stakes of a table's simulated players on a spot. Major units. */
interface OtherBets {
  readonly players: number;
  readonly major: number;
}

interface Outcomes<S extends string> {
  /** Probability of each winner. */
  readonly chances: Readonly<Record<S, number>>;
  /** Spots of other players, with their share of the players. */
  readonly crowd: Readonly<Record<string, number>>;
}

const next = (seed: number, index: number, part: string) => seededRandom(textSeed(`${seed} ${part} ${index}`));

/** Returns the winner of a round without a bet of the player. Rounds are numbered from epoch. */
export const simulatedWinner = <S extends string>(seed: number, index: number, { chances }: Outcomes<S>): S => {
  let mark = next(seed, index, 'winner')();
  const all = Object.entries(chances) as [S, number][];
  const found = all.find(([, share]) => {
    mark -= share;
    return mark < 0;
  });
  return (found ?? (all[0] as [S, number]))[0];
};

/** Returns the draw of a round without a bet of the player, by the weights of the possible draws. */
export const simulatedDraw = <D>(
  seed: number,
  index: number,
  cases: readonly { readonly drawn: D; readonly weight: number }[],
): D => {
  let mark = next(seed, index, 'draw')() * cases.reduce((sum, { weight }) => sum + weight, 0);
  const found = cases.find(({ weight }) => {
    mark -= weight;
    return mark < 0;
  });
  return (found ?? (cases[0] as { readonly drawn: D })).drawn;
};

/** Returns the stakes of others after `part` of the betting time, 0 to 1. */
export const otherBets = <S extends string>(
  seed: number,
  index: number,
  part: number,
  { crowd }: Outcomes<S>,
): Readonly<Record<string, OtherBets>> => {
  const draw = next(seed, index, 'others');
  const all = 20 + Math.floor(draw() * 70);
  return Object.fromEntries(
    Object.entries(crowd).map(([spot, share]) => {
      const players = Math.round(all * share * (0.8 + draw() * 0.4) * Math.min(1, part * 1.15));
      const average = sampleMajor(Math.round((150 + draw() * 450) / 10) * 10);
      return [spot, { players, major: players * average }];
    }),
  );
};

interface RoadCell<S extends string> {
  readonly winner: S;
  /** Index from 0. */
  readonly column: number;
  readonly row: number;
  readonly ties: number;
}

const roadRows = 6;

/**
 * Arranges winners in a big road: a new column when the winner changes, six rows, then to the right; ties mark the last
 * cell.
 */
export const bigRoad = <S extends string>(winners: readonly S[], tie: S): RoadCell<S>[] => {
  const cells: { winner: S; column: number; row: number; ties: number }[] = [];
  const taken = new Set<string>();
  let start = -1;
  for (const winner of winners) {
    const last = cells.at(-1);
    if (winner === tie) {
      if (last) last.ties += 1;
      continue;
    }
    let { column, row } = last ?? { column: -1, row: 0 };
    if (!last || last.winner !== winner) {
      start += 1;
      while (taken.has(`${start} 0`)) start += 1;
      [column, row] = [start, 0];
    } else if (row + 1 < roadRows && !taken.has(`${column} ${row + 1}`)) row += 1;
    else column += 1;
    taken.add(`${column} ${row}`);
    cells.push({ winner, column, row, ties: 0 });
  }
  return cells;
};
