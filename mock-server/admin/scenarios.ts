import { Router } from 'express';
import * as z from 'zod';
import { appliedTo } from '#sim/core/applied-scenarios.ts';
import { nearestNames } from '#sim/core/nearest.ts';
import type { World } from '#sim/core/world.ts';
import { applyScenarios, ScenarioConflict, undoScenarios } from '#sim/features/apply-scenarios.ts';
import type { Scenario } from '#sim/features/scenario.ts';
import type { AdminContext } from './admin-context.ts';
import { AdminError } from './admin-error.ts';
import { parseInput, worldOf } from './parse-input.ts';

export const scenarioInput = z.strictObject({
  names: z.array(z.string().max(80)).min(1).max(50).describe('Names of the scenarios.'),
  replace: z
    .boolean()
    .optional()
    .describe('Overwrites what earlier scenarios still set; without it a contradiction to them is refused.'),
});

type ProjectScenarios = AdminContext['scenarios'];

/** Returns all scenarios by name, with those that a project adds. */
const loadScenarios = async (own: ProjectScenarios = []): Promise<ReadonlyMap<string, Scenario>> => {
  const { scenarios } = await import('#sim/features/scenarios.ts');
  return own.length === 0 ? scenarios : new Map([...scenarios, ...own.map((it) => [it.name, it] as const)]);
};

/** Returns the scenarios with these names; throws `AdminError` (404) if one does not exist. */
export const namedScenarios = async (names: readonly string[], own: ProjectScenarios): Promise<Scenario[]> => {
  const known = await loadScenarios(own);
  const unknown = names.filter((name) => !known.has(name));
  const [first] = unknown;
  if (first !== undefined) {
    const nearest = nearestNames(first, known.keys()).join(', ');
    const detail = `Unknown scenario: ${unknown.join(', ')}. Nearest: ${nearest}.`;
    throw new AdminError(404, 'Unknown scenario', detail, { unknown });
  }
  return [...new Set(names)].flatMap((name) => known.get(name) ?? []);
};

/** Applies scenarios in one transaction; throws `AdminError` (409) that names both if two conflict. */
export const applyTogether = (world: World, all: readonly Scenario[], replace = false): void => {
  try {
    applyScenarios(world, all, { replace });
  } catch (error) {
    if (error instanceof ScenarioConflict) throw new AdminError(409, 'Conflict', error.message, { ...error.conflict });
    throw error;
  }
};

export const scenarioCalls = ({ worlds, scenarios: own }: AdminContext): Router => {
  const router = Router();

  router.get('/scenarios', async (_request, response) => {
    const all = [...(await loadScenarios(own)).values()];
    response.json({ scenarios: all.map(({ change, ...shown }) => ({ ...shown, changesDocuments: Boolean(change) })) });
  });

  router.get('/worlds/:world/scenarios', (request, response) => {
    response.json({ applied: appliedTo(worldOf(worlds, request)) });
  });

  router.post('/worlds/:world/scenarios', async (request, response) => {
    const { names, replace } = parseInput(scenarioInput, request.body);
    const wanted = await namedScenarios(names, own);
    const world = worldOf(worlds, request);
    applyTogether(world, wanted, replace);
    response.json({ applied: appliedTo(world) });
  });

  router.delete('/worlds/:world/scenarios', (request, response) => {
    const world = worldOf(worlds, request);
    const undone = undoScenarios(world);
    if (!undone)
      throw new AdminError(409, 'Nothing to undo', 'No scenario was applied since the reset or start of this world.');
    response.json({ applied: appliedTo(world), undone });
  });

  return router;
};
