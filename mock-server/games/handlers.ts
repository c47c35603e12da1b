import { playRound } from '../../src/contract/games/games.ts';
import { invalid } from '../core/invalid.ts';
import { type Handler, handlePrepared } from '../features/handler.ts';

/** Rounds of every kind of game; what decides them is loaded with the first. */
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
