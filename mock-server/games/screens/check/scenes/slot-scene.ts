import type { CheckedRound } from '#sim/features/games/endpoints/fairness.ts';
import { slotTable } from '../../../slot/rules.ts';
import type { SlotOutcome } from '../../../slot/wire.ts';
import { element } from '../../shell/element.ts';
import { makeReels, restingGrid } from '../../slot/reels.ts';
import { words as slotWords } from '../../slot/words.ts';
import { words } from '../words.ts';
import { money, type Scene, type Step } from './scene.ts';

/** Shows the spins of a slot. */
export const slotScene = (round: CheckedRound, { spins, jackpot }: SlotOutcome): Scene => {
  const table = slotTable({ ...round, motif: round.motif as never }, jackpot !== undefined);
  const reels = makeReels(table);
  const step = (
    text: string,
    grid: Parameters<typeof reels.rest>[0],
    wins: Parameters<typeof reels.show>[0],
  ): Step => ({
    text,
    show: () => {
      reels.show([]);
      void reels.rest(grid, 'quick').then(() => reels.show(wins));
    },
  });
  const units = (at: number): number => (spins[at]?.wins ?? []).reduce((sum, it) => sum + it.units, 0);
  return {
    root: element('div', { class: 'cabinet' }, reels.root),
    steps: [
      step(words().start, restingGrid(table), []),
      ...spins.map(({ grid, wins }, index) =>
        step(
          `${index === 0 ? words().spin(0) : slotWords().freeSpin(index, spins.length - 1)}: ${
            units(index) > 0 ? words().lineWins(wins.length) : words().noWin
          }`,
          grid,
          wins,
        ),
      ),
      ...(jackpot?.won
        ? [step(slotWords().jackpotWon(money(jackpot.pool)), spins.at(-1)?.grid ?? restingGrid(table), [])]
        : []),
    ],
  };
};
