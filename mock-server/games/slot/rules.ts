import { z } from 'zod';
import type { GameDoc } from '../../features/games/rules/catalogue.ts';
import { prize } from '../../features/games/rules/prize.ts';
import { type Rules, returnOf } from '../rules.ts';
import { freeSpins, SCATTER, WILD } from './payout-table.ts';
import { type SlotMachine, slotMachineFor } from './return-to-player.ts';
import { playSpins } from './spin.ts';
import { symbolsOf } from './symbol-sets.ts';
import type { SlotOutcome, SlotTable } from './wire.ts';

const made = new Map<string, SlotMachine>();

/** The machine behind a game of the catalogue. */
export const machineFor = (game: Pick<GameDoc, 'lines' | 'volatility' | 'rtp'>): SlotMachine => {
  const lines = game.lines ?? 20;
  const volatility = game.volatility ?? 'medium';
  const key = `${lines} ${volatility} ${returnOf(game)}`;
  const machine = made.get(key) ?? slotMachineFor(lines, volatility, returnOf(game));
  made.set(key, machine);
  return machine;
};

type SlotGame = Pick<GameDoc, 'lines' | 'volatility' | 'rtp'> & { readonly motif: GameDoc['art']['motif'] };

/** Returns what a frame knows of a machine. */
export const slotTable = (game: SlotGame): SlotTable => {
  const { rows, lines, pays, units } = machineFor(game);
  const symbols = symbolsOf(game.motif);
  return {
    rows,
    lines,
    ways: lines.length > 0 ? 0 : rows.reduce((product, count) => product * count, 1),
    pays,
    units,
    wild: WILD,
    scatter: SCATTER,
    free: freeSpins,
    pictures: symbols.map((name) => `/__games/assets/symbols/${name}.webp`),
    symbolNames: symbols,
  };
};

/** Reels: nothing to choose but the stake. */
export const slotRules: Rules<null> = {
  choice: z.null(),

  decide: ({ draws, game }, stake) => {
    const { spins, factor } = playSpins(draws, machineFor(game));
    const outcome: SlotOutcome = { spins };
    return { outcome, payout: prize(draws, stake, factor), extra: spins.length > 1 };
  },

  describe: ({ game }): SlotTable => slotTable({ ...game, motif: game.art.motif }),
};
