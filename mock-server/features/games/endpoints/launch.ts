import { lotteryLaunchCodes } from '#contract/games/categories.ts';
import { launchGame } from '#contract/games/games.ts';
import type { Body } from '#contract/types.ts';
import { trialType } from '#features/account/model/roles.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { State } from '#sim/core/state.ts';
import { handle } from '#sim/features/handler.ts';
import { checkLaunch } from '#sim/features/safety/rules/limits.ts';
import { recordPlay } from '#sim/features/safety/rules/play-sessions.ts';
import { type GameDoc, games, vendors } from '../rules/catalogue.ts';
import { recordRecentGame } from '../rules/favourites-and-recents.ts';
import { issueLaunchTicket } from '../rules/game-launches.ts';

const isLobby = ({ vendor: code, gameId }: Body<'launchGame'>): boolean =>
  gameId === 'lobby' && (lotteryLaunchCodes as readonly string[]).includes(code);

/** Returns the game that a call names; gameId may hold the room. */
const gameOf = (state: State, { nodeId, vendor: code, gameId }: Body<'launchGame'>): GameDoc | undefined =>
  nodeId === null
    ? state.by(games, 'vassalage', code).find((it) => it.gameId === gameId || it.roomId === gameId)
    : [state.get(games, String(nodeId))].find((it) => it?.vassalage === code);

export const launchHandlers = [
  handle(launchGame, ({ world, member, session, body }) => {
    const found = gameOf(world.state, body);
    if (!found && !(isLobby(body) && world.state.get(vendors, body.vendor))) {
      throw new Refusal('resource.unknown', { why: `${body.vendor} has no game ${body.gameId}` });
    }
    if (found && !found.supportPlay) throw new Refusal('game.unavailable', { why: `${found.nodeName} is closed` });
    if (body.demo && !found?.demo) throw new Refusal('game.unavailable', { why: 'no demo play here' });
    if (!body.demo && member.type !== trialType) {
      checkLaunch(world, member.id);
      recordPlay(world, member.id);
    }
    if (found) recordRecentGame(world, member.id, found.nodeId);
    const ticket = issueLaunchTicket(world, {
      member: member.id,
      session: session.id,
      nodeId: found?.nodeId ?? null,
      vassalage: body.vendor,
      room: body.gameId,
      demo: body.demo ?? false,
    });
    return { gameUrl: `/__games/${ticket.id}` };
  }),
];
