import type { WireLanguage } from './fields.ts';

/**
 * What a game in its frame and the page around it say to each other. The frame is sandboxed, so its
 * origin is `null` and messages cannot be told apart by origin: the page knows the frame by
 * `event.source`, the frame knows its page by being its parent.
 *
 * 1. The frame says `GameHello` to its parent when its script runs.
 * 2. The page answers with `GameWelcome` and one end of a MessageChannel. It answers once.
 * 3. Everything after goes over the ports: `FromGame` one way, `ToGame` the other.
 *
 * Nothing said here moves money: rounds go from the frame to the server, which alone decides.
 */
/** Frame to page, by window message. */
export interface GameHello {
  readonly type: 'hello';
}

/** Page to frame, by window message, with the frame's port. */
export interface GameWelcome {
  readonly type: 'welcome';
  readonly language: WireLanguage;
  /** The player wants no motion (X12); the frame has its system's wish besides. */
  readonly still: boolean;
  readonly display: GameDisplay;
}

/** Letter size and contrast that the player chose: CSS properties of the root by name; empty for none. */
export type GameDisplay = Readonly<Record<string, string>>;

/** Frame to page. Amounts in pesos. */
export type FromGame =
  /** The game can be played. `balance` is what the member may stake. */
  | { readonly type: 'ready'; readonly name: string; readonly balance: number; readonly demo: boolean }
  /** What the balance shows now: less the stake while a round runs. */
  | { readonly type: 'balance'; readonly balance: number }
  /** The stake that the player has chosen for the next round. Optional: it lets the page warn before a bet. */
  | { readonly type: 'stake'; readonly stake: number }
  /** A round was shown to its end. */
  | {
      readonly type: 'round';
      readonly id: string;
      readonly stake: number;
      readonly payout: number;
      readonly balance: number;
    }
  /** The player wants to leave. */
  | { readonly type: 'exit' }
  /** A bet was refused for want of balance or for the player's protection (`safety.…`), with the refusal's value. */
  | { readonly type: 'refused'; readonly code: string; readonly value: unknown }
  /** The game cannot go on; `code` is an error code of the contract. */
  | { readonly type: 'error'; readonly code: string };

/** Page to frame. */
export type ToGame =
  /** Start no round and hold still until `resume`. */
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  | { readonly type: 'language'; readonly language: WireLanguage }
  | { readonly type: 'motion'; readonly still: boolean }
  | { readonly type: 'display'; readonly display: GameDisplay }
  /** The balance changed outside the game, such as by a deposit; pesos. */
  | { readonly type: 'balance'; readonly balance: number }
  /** The page is about to take the frame away. */
  | { readonly type: 'close' };
