import express, { type Request, type RequestHandler, type Response } from 'express';
import { invalid } from '#sim/core/invalid.ts';
import type { ReplyHeaders } from '#sim/core/plain-reply.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { ReadBody } from '#sim/features/handler.ts';
import type { Api } from './api.ts';
import type { PlainCall } from './plain-call.ts';
import { sendPlain } from './send-plain.ts';

/** A request of Express as a plain call. */
class ExpressCall implements PlainCall {
  readonly method: string;
  readonly url: string;
  readonly headers: Request['headers'];
  readonly #request: Request;
  readonly #response: Response;

  constructor(request: Request, response: Response) {
    this.method = request.method;
    this.url = request.originalUrl;
    this.headers = request.headers;
    this.#request = request;
    this.#response = response;
  }

  get address(): string | undefined {
    return this.#request.ip;
  }

  get origin(): string {
    return `${this.#request.protocol}://${this.headers.host ?? ''}`;
  }

  get presetHeaders(): ReplyHeaders | undefined {
    return this.#response.getHeaderNames().length > 0 ? (this.#response.getHeaders() as ReplyHeaders) : undefined;
  }

  read(maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
    return new Promise((resolve, reject) => {
      express.raw({ type: () => true, limit: maxBytes })(this.#request, this.#response, (error?: unknown) => {
        const body = this.#request.body as unknown;
        if (!error) resolve(Buffer.isBuffer(body) ? (body as Buffer<ArrayBuffer>) : Buffer.alloc(0));
        else if ((error as { status?: number }).status === 413) reject(new Refusal('request.too-large'));
        else reject(invalid('', 'unreadable'));
      });
    });
  }

  async readUpload(): Promise<ReadBody> {
    const { readUpload } = await import('./read-upload.ts');
    return readUpload(this.#request, this.#response);
  }

  onDisconnect(listener: () => void): () => void {
    this.#response.once('close', listener);
    return () => this.#response.off('close', listener);
  }
}

/** Serves the API as a handler of Express; other paths go to the next handler. */
export const serveApi =
  (api: Api): RequestHandler =>
  (request, response, next) => {
    const reply = api(new ExpressCall(request, response));
    if (!reply) return next();
    if (reply instanceof Promise) reply.then((it) => sendPlain(response, it)).catch(next);
    else sendPlain(response, reply);
  };
