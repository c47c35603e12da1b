import { addFavourite, favouriteGames, recentGames, removeFavourite } from '../../src/contract/rows/games.ts';
import { handle } from '../pipeline/handle.ts';
import { type GameDoc, game } from '../world/catalogue.ts';
import { Refusal } from '../world/refusal.ts';
import { favourite, recent, shelfId } from '../world/shelf.ts';
import type { State } from '../world/state.ts';
import { isOnShelf, pageOf, wireGame } from './game-wire.ts';

/** The marked games still sold, on the shelf asked for. */
const gamesOf = (state: State, marks: readonly { nodeId: number }[], shelf: string | undefined): GameDoc[] =>
  marks.flatMap(({ nodeId }) => {
    const found = state.get(game, String(nodeId));
    return found && (!shelf || shelf === 'ALL' || isOnShelf(found, shelf)) ? [found] : [];
  });

export const shelfHandlers = [
  handle(favouriteGames, ({ world, member, query }) => {
    const marks = world.state.by(favourite, 'member', member.id).sort((a, b) => b.at - a.at || a.nodeId - b.nodeId);
    const page = pageOf(gamesOf(world.state, marks, query.gameType), query.pageNo, query.pageSize);
    return {
      content: page.items.map((it) => wireGame(world.state, it)),
      pageNum: query.pageNo,
      totalPages: page.totalPages,
    };
  }),

  handle(addFavourite, ({ world, member, body }) => {
    const found = world.state.get(game, String(body.nodeId));
    if (found?.vassalage !== body.vendor) throw new Refusal('resource.unknown', { why: `no game ${body.nodeId}` });
    const id = shelfId(member.id, body.nodeId);
    const mark = { id, member: member.id, nodeId: body.nodeId, at: world.now() };
    if (!world.state.get(favourite, id)) world.state.put(favourite, mark);
    return null;
  }),

  handle(removeFavourite, ({ world, member, body }) => {
    world.state.remove(favourite, shelfId(member.id, body.nodeId));
    return null;
  }),

  handle(recentGames, ({ world, member, query }) => {
    const marks = world.state.by(recent, 'member', member.id).sort((a, b) => b.at - a.at || b.seq - a.seq);
    const page = pageOf(gamesOf(world.state, marks, query.gameType), query.page, query.pageSize);
    return { list: page.items.map((it) => wireGame(world.state, it)), totalPages: page.totalPages };
  }),
];
