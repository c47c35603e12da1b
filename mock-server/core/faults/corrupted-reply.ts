import { closedStatus } from '../journal.ts';
import { closedConnection, type PlainReply } from '../plain-reply.ts';
import { failure, plainReply, type Reply } from '../reply.ts';
import type { Fault } from './fault.ts';

const textReply = (status: number, type: string, body: string): PlainReply => ({
  status,
  headers: { 'cache-control': 'no-store', 'content-type': type },
  body,
});

/** Returns the corrupted reply of a fault; `now` is the world's time. */
export const corruptedReply = (fault: Fault, reply: Reply, now: number): PlainReply => {
  switch (fault.kind) {
    case 'error':
      return plainReply(failure(fault.code ?? 'system.unknown'), now);
    case 'status': {
      // The error page that a gateway sends when its backend fails.
      const status = fault.status ?? 500;
      return textReply(status, 'text/html; charset=utf-8', `<h1>${status}</h1>\n`);
    }
    case 'broken-json': {
      const text = JSON.stringify(reply.body);
      return textReply(reply.status, 'application/json; charset=utf-8', text.slice(0, Math.ceil(text.length / 2)));
    }
    case 'empty':
      return { status: reply.status, headers: { 'cache-control': 'no-store' }, body: '' };
    case 'dribble':
      return { ...plainReply(reply, now), delivery: { slowMs: fault.delay ?? 2000 } };
    case 'reset':
      return closedConnection(closedStatus, 'reset');
    case 'offline':
      return closedConnection(closedStatus);
    case 'delay':
      return plainReply(reply, now);
  }
};
