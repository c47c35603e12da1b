import type { FrameLocator, Locator, Page } from 'playwright/test';
import type { Span } from '#sim/client/sim-types.ts';
import type { Screen } from '#sim/features/games/catalogue/types.ts';
import { tabToControl } from './tab-to.ts';

/** A game of one kind, with selectors of the buttons of a round. */
export interface KindOfGame {
  readonly name: string;
  readonly gameType: string;
  /** Buttons that choose a bet, pressed in this order. */
  readonly choose?: readonly string[];
  /** Button that places the bet. */
  readonly place: string;
  /** Buttons after the bet; the first one that can be pressed is pressed until the round is over. */
  readonly turns?: readonly string[];
  /** Time after which the world settles the bet. */
  readonly settlesAfter?: Span;
}

const go = '.controls .go';
const act = (name: string): string => `[data-focus="act ${name}"]`;
const board = (name: string, gameType: string, turns: readonly string[] = []): KindOfGame => ({
  name,
  gameType,
  choose: ['.spot'],
  place: go,
  turns,
});
const live = (name: string): KindOfGame => board(name, 'LIVE', ['.clock__skip']);

/** A game of every kind, by its screen. */
export const kindsOfGames: Readonly<Record<Screen, KindOfGame>> = {
  slot: { name: 'Kidlat Fortune', gameType: 'RNG', place: go },
  table: board('Color Game Plaza', 'RNG'),
  crash: { name: 'Lipad!', gameType: 'RNG', place: go, turns: [`${go}[data-flying]`] },
  fish: { name: '', gameType: 'FISH', place: '.target' },
  lottery: { name: '', gameType: 'ELOTT', choose: ['.chips .plain'], place: go },
  bingo: { name: 'Bingo 75 Sikat', gameType: 'PVP', place: go, turns: ['.callerbar button:last-child'] },
  karakrus: board('Kara Krus Duel', 'PVP'),
  lucky9: { name: 'Lucky Nine', gameType: 'PVP', place: go, turns: [act('stand')] },
  pusoydos: {
    name: 'Pusoy Dos Arena',
    gameType: 'PVP',
    place: go,
    turns: [act('play'), act('pass'), '.own button[aria-pressed="false"]'],
  },
  tongits: {
    name: 'Tongits Klub',
    gameType: 'PVP',
    place: go,
    turns: [act('discard'), act('draw'), '.own button[aria-pressed="false"]'],
  },
  blackjack: { ...live('Blackjack Bituin'), choose: [], turns: [act('decline'), act('stand')] },
  live: live('Baccarat Royale'),
  roulette: { ...live('Roulette Manila'), choose: ['.spot[data-spot="red"]'] },
  dragontiger: live('Dragon Tiger D2'),
  wheel: live('Money Wheel Manila'),
  sicbo: live('Sic Bo Binondo'),
  fantan: live('Fan Tan Emperor'),
  hilo: live('Card Hi-Lo'),
  sedie: live('Se Die Live'),
  sabong: { name: 'Derby Araw', gameType: 'SPORTS', choose: ['.side'], place: go, settlesAfter: '4m' },
  sports: {
    name: 'Hardcourt Live Odds',
    gameType: 'SPORTS',
    choose: ['.tabs .tab:first-child', '[data-phase="upcoming"] .odds', '.controls .bar'],
    place: '.slipsheet .go',
    turns: ['.confirm .go', '.go.cash', '.tabs .tab:last-child[aria-pressed="false"]'],
  },
};

/** Returns the buttons of a selector that can be pressed. */
export const enabledButtons = (game: FrameLocator, selector: string): Locator =>
  game.locator(`${selector}:visible:not([aria-disabled="true"], :disabled)`);

/** Presses buttons of a game by tap or by keyboard. */
export type Press = (button: Locator) => Promise<void>;

export const tap: Press = (button) => button.click();

export const pressWithKeyboard =
  (page: Page): Press =>
  async (button) => {
    await tabToControl(page, button);
    await page.keyboard.press('Enter');
  };
