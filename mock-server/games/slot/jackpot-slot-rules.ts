import { toMajor } from '#lib/money/money.ts';
import { isInJackpot, jackpotNow } from '#sim/features/games/rules/jackpot.ts';
import { jackpotRule } from '#sim/features/games/rules/jackpot-rule.ts';
import type { Rules } from '../rules.ts';
import { slotRules, slotTable } from './rules.ts';
import type { SlotTable } from './wire.ts';

/** Rules of slots in a world: those that take part in the jackpot show its pool. */
export const jackpotSlotRules: Rules<null> = {
  ...slotRules,

  describe: ({ world, game }): SlotTable => {
    const hasJackpot = isInJackpot(world, game);
    const table = slotTable({ ...game, motif: game.art.motif }, hasJackpot);
    if (!hasJackpot) return table;
    const { name, start, stakesPerWin, contribution } = jackpotRule;
    return {
      ...table,
      jackpot: {
        name,
        pool: toMajor(jackpotNow(world).minor),
        start: toMajor(start),
        stakesPerWin: toMajor(stakesPerWin),
        contribution: contribution / 10,
      },
    };
  },
};
