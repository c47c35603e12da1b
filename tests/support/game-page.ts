import type { FrameLocator, Page } from 'playwright/test';
import type { Game, Value } from '#contract/types.ts';
import type { Sim } from '#sim/client/sim.ts';
import { readyGame } from './screen/games.ts';

/** Returns a game, found by type and part of its name. */
export const findGame = async (sim: Sim, name: string, gameType = 'RNG'): Promise<Game> => {
  const query = new URLSearchParams({ gameType, gameName: name });
  const reply = await sim.call(`/wps/relay/GCSGAME_gameList?${query}`);
  const { value } = (await reply.json()) as { value: Value<'gameList'> };
  const game = value.games.find((it) => it.supportPlay);
  if (!game) throw new Error(`no game ${name} among ${gameType}`);
  return game;
};

/** Returns the path of the page that launches a game, found by type and part of its name. */
export const gamePath = async (sim: Sim, name: string, gameType = 'RNG'): Promise<string> => {
  const game = await findGame(sim, name, gameType);
  const launch = {
    vendor: game.vassalage,
    gameId: game.roomId ?? game.gameId,
    nodeId: String(game.nodeId),
    category: game.gameCategory,
  };
  return `/m/outerApp?${new URLSearchParams(launch)}`;
};

/** Opens a game on the page; resolves when it can be played. */
export const openGame = async (page: Page, path: string): Promise<FrameLocator> => {
  await page.goto(path);
  await readyGame(page).waitFor();
  return page.frameLocator('iframe');
};
