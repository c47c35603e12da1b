import { playRound } from '#contract/games/games.ts';
import { invalid } from '#sim/core/invalid.ts';
import { type Handler, handlePrepared } from '#sim/features/handler.ts';

/** Handlers of rounds of every kind of game; their rules are loaded with the first round. */
export const roundHandlers: readonly Handler[] = [
  handlePrepared(
    playRound,
    () => import('./play-round.ts'),
    ({ world, visit, headers, body, prepared }) => {
      const key = headers['idempotency-key'];
      if (typeof key !== 'string') throw invalid('Idempotency-Key', 'required');
      return prepared.playVisitRound(world, visit, key, body);
    },
  ),
];
