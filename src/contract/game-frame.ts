import type { WireLanguage } from './fields.ts';
import type { OddsFormat } from './games/odds-formats.ts';

/**
 * Messages between a game frame and the page around it. The frame is sandboxed, so its origin is `null` and cannot
 * identify a sender: the page checks `event.source`, the frame checks that the sender is its parent.
 *
 * 1. The frame posts `GameHello` to its parent when its script runs.
 * 2. The page replies once, with `GameWelcome` and one port of a MessageChannel.
 * 3. All further messages use the ports: `FromGame` to the page, `ToGame` to the frame.
 *
 * No message moves money: the frame sends rounds to the server, which alone decides.
 */
/** Frame to page, by window message. */
export interface GameHello {
  readonly type: 'hello';
}

/** Page to frame, by window message, with the frame's port. */
export interface GameWelcome {
  readonly type: 'welcome';
  readonly language: WireLanguage;
  /** The player turned motion off; the frame also respects `prefers-reduced-motion`. */
  readonly still: boolean;
  readonly display: GameDisplay;
  /** How the player has odds written. */
  readonly odds: OddsFormat;
  readonly settings: GameSettings;
}

/** Choices of the player that apply to all games; the page keeps them, because a sandboxed frame has no storage. */
export interface GameSettings {
  /** Sound and vibration; off until the player turns them on. */
  readonly sound: boolean;
  /** Shorter spins of slots. */
  readonly turbo: boolean;
}

/** Text size and contrast chosen by the player: CSS properties of the root element by name; empty without a choice. */
export type GameDisplay = Readonly<Record<string, string>>;

/** Frame to page. Amounts in major units. */
export type FromGame =
  /** The game is ready. `balance` is the amount that the member can stake. */
  | { readonly type: 'ready'; readonly name: string; readonly balance: number; readonly demo: boolean }
  /** The displayed balance, which excludes the stake of a running round. */
  | { readonly type: 'balance'; readonly balance: number }
  /** The stake chosen for the next round. Optional: allows the page to warn before a bet. */
  | { readonly type: 'stake'; readonly stake: number }
  /** The result of a round was shown completely. */
  | {
      readonly type: 'round';
      readonly id: string;
      readonly stake: number;
      readonly payout: number;
      readonly balance: number;
    }
  /** The player chose how odds are written. */
  | { readonly type: 'odds'; readonly odds: OddsFormat }
  /** The player chose the speed of slots. */
  | { readonly type: 'turbo'; readonly turbo: boolean }
  /** The player shares a link to this game; `room` is the `gameId` that it launches. */
  | { readonly type: 'share'; readonly room: string }
  /** The player closes the game. */
  | { readonly type: 'exit' }
  /** A bet was refused for insufficient balance or by player protection (`safety.…`), with the `value` of the error. */
  | { readonly type: 'refused'; readonly code: string; readonly value: unknown }
  /** The game failed; `code` is an error code of the contract. */
  | { readonly type: 'error'; readonly code: string };

/** Page to frame. */
export type ToGame =
  /** Starts no round and stops animations and sounds until `resume`. */
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  | { readonly type: 'language'; readonly language: WireLanguage }
  | { readonly type: 'motion'; readonly still: boolean }
  | { readonly type: 'display'; readonly display: GameDisplay }
  | { readonly type: 'odds'; readonly odds: OddsFormat }
  | { readonly type: 'settings'; readonly settings: GameSettings }
  /** The balance changed outside the game, such as by a deposit; major units. */
  | { readonly type: 'balance'; readonly balance: number }
  /** The page is about to remove the frame. */
  | { readonly type: 'close' };
