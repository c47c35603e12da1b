import * as z from 'zod';
import { toMajor } from '#lib/money/money.ts';
import type { GameDoc } from '#sim/features/games/rules/catalogue.ts';
import { drawsJackpot, jackpotShare } from '#sim/features/games/rules/jackpot-rule.ts';
import { prize } from '#sim/features/games/rules/prize.ts';
import { type Rules, rtpOf } from '../rules.ts';
import { freeSpins, scatterSymbol, wildSymbol } from './payout-table.ts';
import { type SlotMachine, slotMachineFor } from './return-to-player.ts';
import { playSpins } from './spin.ts';
import { symbolsOf } from './symbol-sets.ts';
import type { SlotOutcome, SlotTable } from './wire.ts';

const machines = new Map<string, SlotMachine>();

/** Returns the machine of a catalogue game. If the jackpot is part of the stated return, the reels return the rest. */
export const machineFor = (game: Pick<GameDoc, 'lines' | 'volatility' | 'rtp'>, withJackpot: boolean): SlotMachine => {
  const lines = game.lines ?? 20;
  const volatility = game.volatility ?? 'medium';
  const wanted = rtpOf(game) - (withJackpot ? jackpotShare : 0);
  const key = `${lines} ${volatility} ${wanted}`;
  const machine = machines.get(key) ?? slotMachineFor(lines, volatility, wanted);
  machines.set(key, machine);
  return machine;
};

type SlotGame = Pick<GameDoc, 'lines' | 'volatility' | 'rtp'> & { readonly motif: GameDoc['art']['motif'] };

/** Returns the data of a machine for the frame. */
export const slotTable = (game: SlotGame, withJackpot: boolean): SlotTable => {
  const { rows, lines, pays, units } = machineFor(game, withJackpot);
  const symbols = symbolsOf(game.motif);
  return {
    rows,
    lines,
    ways: lines.length > 0 ? 0 : rows.reduce((product, count) => product * count, 1),
    pays,
    units,
    wild: wildSymbol,
    scatter: scatterSymbol,
    free: freeSpins,
    pictures: symbols.map((name) => `/__games/assets/symbols/${name}.webp`),
    symbolNames: symbols,
    jackpot: null,
  };
};

/** Slot rules: the stake is the only choice. The jackpot is drawn after the spins. */
export const slotRules: Rules<null> = {
  choice: z.null(),
  outcomes: ['lose', 'below', 'win', 'big', 'extra', 'jackpot'],

  decide: ({ draws, game, jackpot, isJackpotForced = false }, stake) => {
    const { spins, factor } = playSpins(draws, machineFor(game, jackpot !== undefined));
    const payout = prize(draws, stake, factor);
    const hasExtra = spins.length > 1;
    if (jackpot === undefined || jackpot === null) {
      const outcome: SlotOutcome = { spins, ...(jackpot === null && { jackpot }) };
      return { outcome, payout, extra: hasExtra };
    }
    const hasWon = drawsJackpot(draws, stake) || isJackpotForced;
    const outcome: SlotOutcome = { spins, jackpot: { won: hasWon, pool: toMajor(jackpot) } };
    return hasWon
      ? { outcome, payout: payout + jackpot, extra: hasExtra, fromJackpot: jackpot }
      : { outcome, payout, extra: hasExtra };
  },

  describe: ({ game }): SlotTable => slotTable({ ...game, motif: game.art.motif }, false),
};
