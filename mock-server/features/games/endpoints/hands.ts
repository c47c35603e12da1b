import { hand, playHand } from '#contract/games/hands.ts';
import { handle } from '#sim/features/handler.ts';
import { playMove, tableStateOf } from '../rules/hands.ts';

export const handHandlers = [
  handle(hand, ({ world, visit }) => tableStateOf(world, visit)),

  handle(playHand, ({ world, visit, body }) => {
    const played = playMove(world, visit, body);
    return { ...tableStateOf(world, visit), hand: played };
  }),
];
