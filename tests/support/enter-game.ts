import { expect, type FrameLocator, type Page } from 'playwright/test';
import { enterLogin } from './forms.ts';
import { hydratePage } from './hydrate-page.ts';
import { seedPassword } from './login-session.ts';
import { gameFrame, readyGame } from './screen/games.ts';

/** Opens the page of a game as a guest who logs in on the way; resolves when it can be played. */
export const enterGame = async (page: Page, address: string): Promise<FrameLocator> => {
  await page.goto(address);
  await expect(page).toHaveURL(/\/m\/login\?redirect=/);
  await hydratePage(page);
  await enterLogin(page, 'player01', seedPassword);
  await readyGame(page).waitFor();
  return gameFrame(page);
};
