import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { WorldClient } from './simulator.ts';

/** Calls a world at a host that one server serves beside others; `fetch` cannot set the host. */
export class HostedWorld extends WorldClient {
  readonly #host: string;

  constructor(origin: string, host: string, name?: string) {
    super(origin, name);
    this.#host = host;
  }

  override async sendByHttp(path: string, { method = 'GET', headers = {}, body }: RequestInit = {}): Promise<Response> {
    const { hostname, port } = new URL(this.origin);
    const own = { 'x-sim-world': this.name, ...(headers as Record<string, string>), host: `${this.#host}:${port}` };
    const sent = request({ hostname, port, path, method, headers: own, agent: false });
    sent.end(body === undefined || body === null ? undefined : String(body));
    const [reply] = (await once(sent, 'response')) as [IncomingMessage];
    const status = reply.statusCode ?? 0;
    const content = await text(reply);
    const isEmpty = [204, 304].includes(status);
    return new Response(isEmpty ? null : content, { status, headers: reply.headers as Record<string, string> });
  }
}
