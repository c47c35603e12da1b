import {
  addFavourite,
  addRecent,
  favouriteGames,
  favouriteNodes,
  recentGames,
  removeFavourite,
} from '#contract/games/games.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { State } from '#sim/core/state.ts';
import { handle } from '#sim/features/handler.ts';
import { type GameDoc, games } from '../rules/catalogue.ts';
import { favourites, gameEntryId, recentsOf, recordRecentGame } from '../rules/favourites-and-recents.ts';
import { isInCategory, pageOf, wireGames } from './game-wire.ts';

/** Returns the marked games that are still in the catalogue and belong to the requested category. */
const gamesOf = (state: State, marks: readonly { nodeId: number }[], category: string | undefined): GameDoc[] =>
  marks.flatMap(({ nodeId }) => {
    const found = state.get(games, String(nodeId));
    return found && (!category || category === 'ALL' || isInCategory(state, found, category)) ? [found] : [];
  });

/** Throws `resource.unknown` if the vendor does not sell this game. */
const offeredGame = (state: State, nodeId: number, vendor: string): GameDoc => {
  const found = state.get(games, String(nodeId));
  if (found?.vassalage !== vendor) throw new Refusal('resource.unknown', { why: `${vendor} has no game ${nodeId}` });
  return found;
};

const marksOf = (state: State, memberId: string) =>
  state.by(favourites, 'member', memberId).sort((a, b) => b.at - a.at || a.nodeId - b.nodeId);

export const favouriteAndRecentHandlers = [
  handle(favouriteGames, ({ world, member, query }) => {
    const page = pageOf(
      gamesOf(world.state, marksOf(world.state, member.id), query.gameType),
      query.pageNo,
      query.pageSize,
    );
    return {
      content: wireGames(world.state, page.items),
      pageNum: query.pageNo,
      totalPages: page.totalPages,
    };
  }),

  handle(addFavourite, ({ world, member, body }) => {
    const { nodeId } = offeredGame(world.state, body.nodeId, body.vendor);
    const id = gameEntryId(member.id, nodeId);
    const mark = { id, member: member.id, nodeId, at: world.now() };
    if (!world.state.get(favourites, id)) world.state.put(favourites, mark);
    return null;
  }),

  handle(removeFavourite, ({ world, member, body }) => {
    world.state.remove(favourites, gameEntryId(member.id, body.nodeId));
    return null;
  }),

  handle(favouriteNodes, ({ world, member }) => marksOf(world.state, member.id).map(({ nodeId }) => nodeId)),

  // The launch has recorded the game already; its time is not changed.
  handle(addRecent, ({ world, member, query }) => {
    const { nodeId } = offeredGame(world.state, query.nodeId, query.vendor);
    if (recentsOf(world.state, member.id)[0]?.nodeId !== nodeId) recordRecentGame(world, member.id, nodeId);
    return null;
  }),

  handle(recentGames, ({ world, member, query }) => {
    const page = pageOf(
      gamesOf(world.state, recentsOf(world.state, member.id), query.gameType),
      query.page,
      query.pageSize,
    );
    return { list: wireGames(world.state, page.items), totalPages: page.totalPages };
  }),
];
