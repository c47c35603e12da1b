import { roundToMinor } from '#lib/money/money.ts';
import type { RoundResult } from '../../wire.ts';

/** Shots that follow each other without further presses. */
export interface Run {
  /** The fish that the next shot is fired at. */
  kind: string;
  /** Returns whether another shot of this stake is inside the run's limits; amounts in major units. */
  allows(stake: number): boolean;
  record(result: Pick<RoundResult, 'stake' | 'payout'>): void;
  /** Shots left; null if the run has no number. */
  left(): number | null;
  shots(): number;
  /** Payouts minus stakes so far, major units. */
  net(): number;
}

interface RunLimits {
  readonly shots?: number;
  /** Loss that the run never exceeds, major units. */
  readonly loss?: number;
  readonly stopsAtCatch?: boolean;
}

/** Creates a run; without limits it lasts while the player holds a fish. */
export const makeRun = (kind: string, { shots, loss, stopsAtCatch = false }: RunLimits = {}): Run => {
  let fired = 0;
  let net = 0;
  let isCaught = false;
  const left = (): number | null => (shots === undefined ? null : shots - fired);
  return {
    kind,
    allows: (stake) =>
      left() !== 0 && !(stopsAtCatch && isCaught) && (loss === undefined || roundToMinor(stake - net) <= loss),
    record: ({ stake, payout }) => {
      fired += 1;
      net = roundToMinor(net + payout - stake);
      if (payout > 0) isCaught = true;
    },
    left,
    shots: () => fired,
    net: () => net,
  };
};
