import { sabong } from '#contract/games/sabong.ts';
import { Refusal } from '#sim/core/refusal.ts';
import { handle } from '#sim/features/handler.ts';
import { games } from '../rules/catalogue.ts';
import { arenaState } from '../rules/sabong.ts';

export const sabongHandlers = [
  handle(sabong, ({ world, visit }) => {
    if (world.state.get(games, String(visit.nodeId))?.screen !== 'sabong')
      throw new Refusal('resource.unknown', { why: `${visit.nodeId} is not a cockpit game` });
    return arenaState(world, visit);
  }),
];
