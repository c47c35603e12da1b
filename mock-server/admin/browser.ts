import { type CookieOptions, type Request, type Response, Router } from 'express';
import * as z from 'zod';
import type { Worlds } from '#sim/core/worlds.ts';
import { worldNameOf } from '#sim/http/pick-world.ts';
import type { AdminContext } from './admin-context.ts';
import { type AdminCaller, callerOf, canAccessWorld, openTeamWorld, requireWorldAccess } from './caller.ts';
import { parseInput, worldName } from './parse-input.ts';

export const browserChoice = z.strictObject({
  world: worldName.optional().describe('World to bind the browser to; unchanged if absent.'),
  toolbar: z.boolean().optional().describe('Whether pages show the toolbar of the simulator; unchanged if absent.'),
});

/** Session cookie that scripts cannot read. */
export const worldCookie: CookieOptions = { path: '/', sameSite: 'lax', httpOnly: true };

const hasToolbar = ({ headers }: Request): boolean => /(?:^|;\s*)sim_toolbar=1(?:;|$)/.test(headers.cookie ?? '');

/**
 * Returns the world of a browser. For keys of teams, `default` and worlds of other teams are replaced by one of the
 * team's worlds, or by the one named like the team.
 */
const worldFor = (worlds: Worlds, name: string, caller: AdminCaller): string => {
  if (caller.role === 'admin' || caller.key === undefined) return name;
  const known = worlds.find(name);
  if (known ? canAccessWorld(caller, known) : name !== 'default') return name;
  return worlds.list().find(({ world }) => canAccessWorld(caller, world))?.world.name ?? caller.key.team;
};

/** Reads and sets the cookies of the calling browser: its world and its toolbar. */
export const browserCalls = ({ worlds }: AdminContext): Router => {
  const router = Router();

  router.get('/browser', (request, response) => {
    const world = worldFor(worlds, worldNameOf(request), callerOf(response));
    if (world !== worldNameOf(request)) response.cookie('sim_world', world, worldCookie);
    response.json({ world, toolbar: hasToolbar(request) });
  });

  router.put('/browser', async (request: Request, response: Response) => {
    const choice = parseInput(browserChoice, request.body);
    const world = choice.world ?? worldNameOf(request);
    const toolbar = choice.toolbar ?? hasToolbar(request);
    if (choice.world !== undefined) {
      if (await worlds.reserve(choice.world)) {
        try {
          openTeamWorld(worlds, choice.world, response);
          requireWorldAccess(worlds, choice.world, response);
        } catch (error) {
          worlds.cancelReservation(choice.world);
          throw error;
        }
        worlds.open(choice.world);
      }
      response.cookie('sim_world', choice.world, worldCookie);
    }
    if (choice.toolbar === true) response.cookie('sim_toolbar', '1', worldCookie);
    if (choice.toolbar === false) response.clearCookie('sim_toolbar', worldCookie);
    response.json({ world, toolbar });
  });

  return router;
};
