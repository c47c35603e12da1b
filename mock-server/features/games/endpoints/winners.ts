import { winners } from '#contract/games/highlights.ts';
import { hourMs } from '#lib/dates/units.ts';
import { roundToMinor } from '#lib/money/money.ts';
import { Random, seedOf } from '#sim/core/random.ts';
import { handle } from '#sim/features/handler.ts';
import { type GameDoc, games } from '../rules/catalogue.ts';

/** Number of simulated wins of the last hour on the board. */
const length = 12;
const letters = 'abcdefghijklmnoprstuvy';

const winOf = (random: Random, games: readonly GameDoc[], from: number) => {
  const { nodeId, nodeName, vassalage, minBet } = random.pick(games);
  const stake = Math.max(1, minBet) * random.int(2, 40);
  return {
    vo: {
      winAmount: roundToMinor(stake * (2 + random.fraction() * 60)),
      account: `${random.pick([...letters])}${random.pick([...letters])}•••${random.digits(2)}`,
      nodeId,
      nodeName,
      vassalage,
      at: from + random.int(0, hourMs - 1),
    },
  };
};

export const winnerHandlers = [
  handle(winners, ({ world, flag }) => {
    if (!flag('WINNERS')) return [];
    const from = Math.floor(world.now() / hourMs) * hourMs - hourMs;
    // A separate random generator, so that reading the board does not change later draws of the world.
    const random = new Random(seedOf(`${world.origin.seed} winners ${from}`));
    const playable = world.state.all(games).filter((it) => it.supportPlay && it.screen !== 'lottery');
    if (playable.length === 0) return [];
    const board = Array.from({ length }, () => winOf(random, playable, from));
    return board.sort((a, b) => b.vo.winAmount - a.vo.winAmount);
  }),
];
