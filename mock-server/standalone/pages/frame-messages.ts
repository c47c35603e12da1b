/** A call of a game's document, which the page makes in its place: the document's requests reach no service worker. */
export interface FrameCall {
  readonly id: number;
  /** Path and query. */
  readonly path: string;
  readonly init: Pick<RequestInit, 'method' | 'headers' | 'body'>;
}

/** Response to a call; without a status, the call failed. */
export interface FrameReply {
  readonly id: number;
  readonly status?: number;
  readonly type?: string;
  readonly body?: string;
}

/** Posted once by a game's document to its page, with a port for calls. */
export const frameGreeting = 'simulator';
