import type { ServerResponse } from 'node:http';
import { closedStatus } from '../journal.ts';
import { failure, type Reply, replyHeaders, sendReply } from '../reply.ts';
import type { Fault } from './fault.ts';

const chunkCount = 20;

/** Calls `go` after a delay, unless the client has disconnected. */
export const afterDelay = (response: ServerResponse, delay: number, callback: () => void): void => {
  const cancel = (): void => clearTimeout(timer);
  const timer = setTimeout(() => {
    response.off('close', cancel);
    callback();
  }, delay);
  response.once('close', cancel);
};

const sendText = (response: ServerResponse, status: number, headers: Record<string, string>, text: string): void => {
  response.writeHead(status, { 'cache-control': 'no-store', ...headers });
  response.end(text);
};

/** Sends the error page that a gateway sends when its backend fails. */
const sendGatewayPage = (response: ServerResponse, status: number): void =>
  sendText(response, status, { 'content-type': 'text/html; charset=utf-8' }, `<h1>${status}</h1>\n`);

const sendSlowly = (response: ServerResponse, reply: Reply, now: number, span: number): void => {
  const bytes = Buffer.from(JSON.stringify(reply.body));
  response.writeHead(reply.status, replyHeaders(reply, bytes.length, now));
  const size = Math.ceil(bytes.length / chunkCount);
  const writeFrom = (start: number): void => {
    if (start + size >= bytes.length) {
      response.end(bytes.subarray(start));
      return;
    }
    response.write(bytes.subarray(start, start + size));
    afterDelay(response, span / chunkCount, () => writeFrom(start + size));
  };
  writeFrom(0);
};

/** Sends the corrupted reply of a fault; returns the status that the client receives. */
export const sendCorrupted = (response: ServerResponse, fault: Fault, reply: Reply, now: number): number => {
  switch (fault.kind) {
    case 'error': {
      const refusal = failure(fault.code ?? 'system.unknown');
      sendReply(response, refusal, now);
      return refusal.status;
    }
    case 'status':
      sendGatewayPage(response, fault.status ?? 500);
      return fault.status ?? 500;
    case 'broken-json': {
      const text = JSON.stringify(reply.body);
      const headers = { 'content-type': 'application/json; charset=utf-8' };
      sendText(response, reply.status, headers, text.slice(0, Math.ceil(text.length / 2)));
      return reply.status;
    }
    case 'empty':
      sendText(response, reply.status, { 'content-length': '0' }, '');
      return reply.status;
    case 'dribble':
      sendSlowly(response, reply, now, fault.delay ?? 2000);
      return reply.status;
    case 'reset':
      response.socket?.resetAndDestroy();
      return closedStatus;
    case 'offline':
      response.socket?.destroy();
      return closedStatus;
    case 'delay':
      sendReply(response, reply, now);
      return reply.status;
  }
};
