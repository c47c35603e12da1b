import type { IncomingMessage } from 'node:http';

const loopback = /^(127\.|::1$|::ffff:127\.)/;
const localName = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Whether a program or page of this machine placed the call. A name that was made to point here (DNS rebinding) betrays
 * itself in `Host`; what a server in front passes on comes from this machine too, and from anybody.
 */
export const isOfThisMachine = ({ headers, socket }: IncomingMessage): boolean =>
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined &&
  loopback.test(socket.remoteAddress ?? '') &&
  localName.test(headers.host ?? '');
