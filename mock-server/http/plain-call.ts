import type { IncomingHttpHeaders } from 'node:http';
import type { ReadBody } from '#sim/features/handler.ts';

/** What a call names before its body is read. A request of Node is one too. */
export interface CallHead {
  readonly method?: string | undefined;
  /** Path and query. */
  readonly url?: string | undefined;
  /** By name in lower case. */
  readonly headers: IncomingHttpHeaders;
}

/** One call to the API, whatever transports it: a server, a service worker, a test. */
export interface PlainCall extends CallHead {
  readonly method: string;
  readonly url: string;
  /** Address of the caller. */
  readonly address: string | undefined;
  /** Origin that the call was sent to. */
  readonly origin: string;
  /** Headers that every reply carries, such as those of CORS. */
  readonly presetHeaders?: Readonly<Record<string, string | readonly string[]>> | undefined;
  /** Returns the body, decompressed. Throws a refusal if it is longer or cannot be read. */
  read(maxBytes: number): Promise<Uint8Array<ArrayBuffer>>;
  /** Returns the fields and files of a multipart body. Throws a refusal if it exceeds the limits or cannot be read. */
  readUpload(): Promise<ReadBody>;
  /** Runs a listener once the caller disconnects before the reply; returns a function that removes it. */
  onDisconnect(listener: () => void): () => void;
}
