import type { FrameLocator, Locator, Page } from 'playwright/test';
import type { Where } from './where.ts';

/** Returns the games of a list page. */
export const listOfGames = (page: Where): Locator => page.getByRole('main');

/** Returns the lobby's panel of a category. */
export const categoryPanel = (page: Where): Locator => page.getByRole('tabpanel');

/** Returns the games of a list or a category; those far below are placeholders. */
export const games = (part: Locator): Locator => part.getByRole('listitem');

/** Returns the links to those games; a closed game has none. */
export const gameLinks = (part: Locator): Locator => games(part).getByRole('link');

/** Returns the names only: the name of a link also contains the vendor. */
export const gameNames = (part: Locator): Locator => part.locator('.tile__name');

/** Returns the vendors of the games. */
export const gameProviders = (part: Locator): Locator => part.locator('.tile__by');

/** Returns the pictures, which are decorative beside the names. */
export const gamePictures = (part: Locator): Locator => games(part).locator('img');

/** Returns the favourite buttons of games, pressed or not. */
export const favouriteButtons = (part: Where, full?: boolean): Locator =>
  part.getByRole('button', { name: /favourites$/, ...(full !== undefined && { pressed: full }) });

/** Returns the logos of the vendors in a category. */
export const vendors = (panel: Locator): Locator => panel.getByRole('region', { name: 'Providers' }).getByRole('link');

/** Returns the game frame, which gets its name when the game can be played. */
export const readyGame = (page: Where): Locator => page.getByTitle(/^(Game|Laro|Trò chơi): \S/);

/** Returns a figure above the game. Figures in a description list have no accessible names. */
export const gameFigure = (page: Where, term: 'balance' | 'net'): Locator =>
  page.locator(term === 'net' ? '[data-net]' : '[data-game-balance]');

/** Returns the result of the last round; the stake has a separate output. */
export const gameResult = (game: FrameLocator): Locator => game.locator('p.result');

/** Returns the stage of a game, which has no role. */
export const gameStage = (game: FrameLocator): Locator => game.locator('.stage');

export const gameFrame = (page: Page): FrameLocator => page.frameLocator('iframe');

/** Returns the message of an error or a limit above the game. */
export const gameNote = (page: Page): Locator => page.getByRole('main').getByRole('status');

/** Returns the placeholder for further pages of the list. */
export const listEnd = (page: Page): Locator => page.locator('.gamelist__end');

/** Returns names that replace pictures that failed to load. */
export const missingPictures = (part: Locator): Locator => part.locator('.tile__missing');
