import type { FrameLocator, Locator, Page } from 'playwright/test';
import type { Where } from './where.ts';

/** Where a list page shows its games. */
export const listOfGames = (page: Where): Locator => page.getByRole('main');

/** Where the lobby shows what is of a category. */
export const categoryPanel = (page: Where): Locator => page.getByRole('tabpanel');

/** Games of a list or a category; those far below are places yet. */
export const games = (part: Locator): Locator => part.getByRole('listitem');

/** The ways into those games; one that is closed leads nowhere. */
export const gameLinks = (part: Locator): Locator => games(part).getByRole('link');

/** Names alone: a link's own says whose game it is too. */
export const gameNames = (part: Locator): Locator => part.locator('.tile__name');

/** Whose games they are. */
export const gameProviders = (part: Locator): Locator => part.locator('.tile__by');

/** Pictures say nothing that the names do not, so they have none. */
export const gamePictures = (part: Locator): Locator => games(part).locator('img');

/** Favourite buttons of games, pressed or not. */
export const favouriteButtons = (part: Where, full?: boolean): Locator =>
  part.getByRole('button', { name: /favourites$/, ...(full !== undefined && { pressed: full }) });

/** Marks of the vendors that a category offers. */
export const vendors = (panel: Locator): Locator => panel.getByRole('region', { name: 'Providers' }).getByRole('link');

/** The game in its frame, named once it can be played. */
export const readyGame = (page: Where): Locator => page.getByTitle(/^(Game|Laro): \S/);

/** A figure over the game. Figures of a list of terms have no names of their own. */
export const gameFigure = (page: Where, term: 'balance' | 'net'): Locator =>
  page.locator(term === 'net' ? '[data-net]' : '[data-game-balance]');

/** What the game says of the last round; the height of the bet is told by an output of its own. */
export const gameResult = (game: FrameLocator): Locator => game.locator('p.result');

/** Where a game is drawn; it is a picture, without a role. */
export const gameStage = (game: FrameLocator): Locator => game.locator('.stage');

export const gameFrame = (page: Page): FrameLocator => page.frameLocator('iframe');

/** The word of a refusal, or of a limit, over the game. */
export const gameNote = (page: Page): Locator => page.getByRole('main').getByRole('status');

/** Pages of the list that are still to come. */
export const listEnd = (page: Page): Locator => page.locator('.gamelist__end');

/** Names that are shown instead of pictures that failed to load. */
export const missingPictures = (part: Locator): Locator => part.locator('.tile__missing');
