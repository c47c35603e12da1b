import type { IncomingMessage } from 'node:http';

const loopback = /^(127\.|::1$|::ffff:127\.)/;
// Names below `localhost` cannot be registered (RFC 6761), so no other site resolves to this machine by one.
const localName = /^((?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Returns whether a program or page of this machine placed the call. `Host` reveals names that were pointed here (DNS
 * rebinding); calls forwarded by a local web server may come from anywhere and do not count.
 */
export const isOfThisMachine = ({ headers, socket }: IncomingMessage): boolean =>
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined &&
  loopback.test(socket.remoteAddress ?? '') &&
  localName.test(headers.host ?? '');
