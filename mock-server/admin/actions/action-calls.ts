import { Router } from 'express';
import * as z from 'zod';
import { nearestNames } from '#sim/core/nearest.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { AdminContext } from '../admin-context.ts';
import { AdminError } from '../admin-error.ts';
import { parseInput, worldOf } from '../parse-input.ts';
import type { Action } from './action.ts';
import { actionList } from './actions.ts';

const actions: ReadonlyMap<string, Action> = new Map(actionList);

const actionNamed = (name: string): Action => {
  const found = actions.get(name);
  if (found) return found;
  const nearest = nearestNames(name, actions.keys()).join(', ');
  throw new AdminError(404, 'Unknown action', `Unknown action: ${name}. Nearest: ${nearest}.`);
};

/** Returns the list of actions with their input as JSON schema, for forms. */
const describeActions = () => ({
  actions: actionList.map(([name, { does, input, example }]) => ({
    name,
    does,
    input: z.toJSONSchema(input, { io: 'input' }),
    example,
  })),
});

/** Serves `POST /worlds/:world/actions/:action`, which changes the state of a world as a tester needs it, and their list. */
export const actionCalls = (parts: AdminContext): Router => {
  const router = Router();

  router.get('/actions', (_request, response) => {
    response.json(describeActions());
  });

  router.post('/worlds/:world/actions/:action', async (request, response) => {
    const action = actionNamed(String(request.params.action));
    const world = worldOf(parts.worlds, request);
    const input = parseInput(action.input, request.body ?? {});
    try {
      const done = world.transact(() => action.run(world, input, parts));
      await world.catchUp();
      response.json(done);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code: errorCode, value, why } = error;
      throw new AdminError(409, 'Refused by the rules', why ? `${errorCode}: ${why}.` : `${errorCode}.`, {
        errorCode,
        value,
      });
    }
  });

  return router;
};
