import type { TLSSocket } from 'node:tls';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { Request, RequestHandler } from 'express';
import { makeMcpServer } from './server.ts';

/** Returns the loopback address of the simulator. */
const addressOf = ({ socket }: Request): string => {
  const { localAddress = '127.0.0.1', localPort, encrypted } = socket as TLSSocket;
  const host = localAddress.replace(/^::ffff:/, '');
  return `${encrypted ? 'https' : 'http'}://${host.includes(':') ? `[${host}]` : host}:${localPort}`;
};

/** Returns the headers that authenticate the caller at the admin API. */
const credentialsOf = ({ headers }: Request): Record<string, string> => ({
  ...(headers.authorization !== undefined && { authorization: headers.authorization }),
  ...(headers.cookie !== undefined && { cookie: headers.cookie }),
});

/** Serves the MCP endpoint (Streamable HTTP, without sessions), to be mounted behind the guard of the admin API. */
export const serveMcp = (): RequestHandler => async (request, response) => {
  if (request.method !== 'POST') {
    response.set('allow', 'POST').status(405).end();
    return;
  }
  const server = makeMcpServer(addressOf(request), credentialsOf(request));
  // Without a session id each request is independent, so a restart loses nothing.
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
  response.on('close', () => void server.close());
  await server.connect(transport as Parameters<typeof server.connect>[0]);
  await transport.handleRequest(request, response, request.body);
};
