import { playRound } from '#contract/games/games.ts';
import { lobbyTables } from '#contract/games/lobby-tables.ts';
import { invalid } from '#sim/core/invalid.ts';
import { type Handler, handle, handlePrepared } from '#sim/features/handler.ts';
import { lobbyTablesOf } from './tables/lobby-tables.ts';

/** Handlers of tables and rounds of every kind of game; the rules of rounds are loaded with the first one. */
export const roundHandlers: readonly Handler[] = [
  handle(lobbyTables, ({ world }) => ({ now: world.now(), tables: lobbyTablesOf(world) })),

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
