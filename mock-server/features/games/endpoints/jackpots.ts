import { jackpots } from '#contract/games/highlights.ts';
import { toMajor } from '#lib/money/money.ts';
import { handle } from '#sim/features/handler.ts';
import { games } from '../rules/catalogue.ts';
import { jackpotNow } from '../rules/jackpot.ts';
import { hasJackpot, jackpotRule } from '../rules/jackpot-rule.ts';

export const jackpotHandlers = [
  handle(jackpots, ({ world, flag }) => {
    const slots = world.state.all(games).filter(hasJackpot);
    // Without slots no stake fills the pool, and simulated players cannot win it.
    if (!flag('JACKPOT3') || slots.length === 0) return [];
    const { minor, wins } = jackpotNow(world);
    return [
      {
        name: jackpotRule.name,
        amount: toMajor(minor),
        games: slots.filter((it) => it.supportPlay).length,
        gameClassify: jackpotRule.gameClassify,
        wins: wins.map(({ minor: won, ...it }) => ({ ...it, amount: toMajor(won) })),
      },
    ];
  }),
];
