import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type PlainReply, slowParts } from '#sim/core/plain-reply.ts';

/** Sends a reply on a connection of Node. */
export const sendPlain = (response: ServerResponse, reply: PlainReply): void => {
  const { status, headers, body, delivery } = reply;
  if (delivery === 'reset') response.socket?.resetAndDestroy();
  else if (delivery === 'close') response.socket?.destroy();
  else if (delivery) sendSlowly(response, reply, delivery.slowMs);
  else {
    writeHead(response, status, headers, body);
    response.end(body);
  }
};

const writeHead = (
  response: ServerResponse,
  status: number,
  headers: PlainReply['headers'],
  body: PlainReply['body'],
): void => {
  response.writeHead(status, {
    ...(headers as OutgoingHttpHeaders),
    ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
  });
};

const sendSlowly = (response: ServerResponse, { status, headers, body = '' }: PlainReply, slowMs: number): void => {
  const bytes = Buffer.from(body as string);
  const size = Math.ceil(bytes.length / slowParts);
  let timer: NodeJS.Timeout | undefined;
  response.once('close', () => clearTimeout(timer));
  writeHead(response, status, headers, bytes);
  const writeFrom = (start: number): void => {
    if (start + size >= bytes.length) {
      response.end(bytes.subarray(start));
      return;
    }
    response.write(bytes.subarray(start, start + size));
    timer = setTimeout(() => writeFrom(start + size), slowMs / slowParts);
  };
  writeFrom(0);
};
