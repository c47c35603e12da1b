export type ReplyHeaders = Readonly<Record<string, string | readonly string[]>>;

/** A reply to a call, for any transport. */
export interface PlainReply {
  readonly status: number;
  /** Without the length of the body. */
  readonly headers: ReplyHeaders;
  /** Undefined for a reply that has none, such as 304. */
  readonly body: string | Uint8Array | undefined;
  /** Of faults: closes or resets the connection instead of replying, or sends the body in this time. */
  readonly delivery?: 'close' | 'reset' | { readonly slowMs: number } | undefined;
}

/** Number of parts of a reply that is sent slowly. */
export const slowParts = 20;

/** The reply to a call whose connection is closed without a response. */
export const closedConnection = (status: number, delivery: 'close' | 'reset' = 'close'): PlainReply => ({
  status,
  headers: {},
  body: undefined,
  delivery,
});
