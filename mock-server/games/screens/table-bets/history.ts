import { engines } from '../../table-bets/engines.ts';
import type { Drawn, SpotsTable } from '../../table-bets/wire.ts';
import { simulatedDraw } from '../../tables/simulated-rounds.ts';
import type { Visit } from '../../wire.ts';
import { worldClock } from '../shell/world-clock.ts';

interface HistoryOptions {
  readonly seed: number;
  /** Rounds start whenever the world's clock passes a multiple of this, ms. */
  readonly every: number;
  /** Number of draws that are shown. */
  readonly length: number;
  /** Shows draws, the newest first. */
  readonly render: (draws: readonly Drawn[]) => void;
}

/** Keeps the last draws of a live table: those of the player's rounds, and simulated ones between them. */
export const makeHistory = (visit: Visit<SpotsTable>, { seed, every, length, render }: HistoryOptions) => {
  const { cases } = engines[visit.table.engine];
  const worldNow = worldClock(visit.now);
  const current = (): number => Math.floor(worldNow() / every);
  /** Draws of the player's rounds by round, the newest first. */
  const own = new Map<number, readonly Drawn[]>();
  let shown = '';
  const show = (): void => {
    const index = current();
    const state = `${index} ${[...own.values()].flat().length}`;
    if (state === shown) return;
    shown = state;
    const earlier = Array.from({ length }, (_, at) => index - 1 - at).flatMap(
      (round) => own.get(round) ?? [simulatedDraw(seed, round, cases)],
    );
    render([...(own.get(index) ?? []), ...earlier].slice(0, length));
  };
  show();
  setInterval(() => {
    if (!document.hidden) show();
  }, 1000);
  return {
    current,
    /** Adds a draw of the player. */
    record: (round: number, drawn: Drawn): void => {
      own.set(round, [drawn, ...(own.get(round) ?? [])]);
      show();
    },
  };
};
