import { lotteryLaunchCodes } from '../../src/contract/limits.ts';
import { launchGame } from '../../src/contract/rows/games.ts';
import type { Body } from '../../src/contract/types.ts';
import { handle } from '../pipeline/handle.ts';
import { type GameDoc, game, vendor } from '../world/catalogue.ts';
import { issueTicket } from '../world/launches.ts';
import { Refusal } from '../world/refusal.ts';
import { noteRecent } from '../world/shelf.ts';
import type { State } from '../world/state.ts';

const isLobby = ({ vendor: code, gameId }: Body<'launchGame'>): boolean =>
  gameId === 'lobby' && (lotteryLaunchCodes as readonly string[]).includes(code);

/** The game that the call names; gameId may carry the room (A79). */
const gameOf = (state: State, { nodeId, vendor: code, gameId }: Body<'launchGame'>): GameDoc | undefined =>
  nodeId === null
    ? state.by(game, 'vassalage', code).find((it) => it.gameId === gameId || it.roomId === gameId)
    : [state.get(game, String(nodeId))].find((it) => it?.vassalage === code);

export const launchHandlers = [
  handle(launchGame, ({ world, member, session, body }) => {
    const found = gameOf(world.state, body);
    if (!found && !(isLobby(body) && world.state.get(vendor, body.vendor))) {
      throw new Refusal('resource.unknown', { why: `${body.vendor} has no game ${body.gameId}` });
    }
    if (found && !found.supportPlay) throw new Refusal('game.unavailable', { why: `${found.nodeName} is closed` });
    if (body.demo && !found?.demo) throw new Refusal('game.unavailable', { why: 'no demo play here' });
    if (found) noteRecent(world, member.id, found.nodeId);
    const ticket = issueTicket(world, {
      member: member.id,
      session: session.id,
      nodeId: found?.nodeId ?? null,
      vassalage: body.vendor,
      demo: body.demo ?? false,
    });
    return { gameUrl: `/__games/${ticket.id}` };
  }),
];
