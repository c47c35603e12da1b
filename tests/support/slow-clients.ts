import { connect, type Socket } from 'node:net';

/** A slow client: the bytes it sends first, and those it keeps sending. */
export interface SlowClient {
  readonly name: string;
  readonly says: string;
  readonly drips: string;
}

export const slowClients: readonly SlowClient[] = [
  { name: 'says nothing', says: '', drips: '' },
  { name: 'never ends its headers', says: 'GET /wps/system/version HTTP/1.1\r\nHost: x\r\n', drips: 'X-A: b\r\n' },
  {
    name: 'never ends its body',
    says: 'POST /wps/session/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{',
    drips: ' ',
  },
  {
    name: 'never ends its upload',
    says: 'PUT /wps/feedback HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n--b\r\n\r\n',
    drips: '1\r\nx\r\n',
  },
  { name: 'asks once and stays', says: 'GET /wps/system/version HTTP/1.1\r\nHost: x\r\n\r\n', drips: '' },
];

/** Opens such a connection; resolves with the ms until the server closed it. */
export const disconnectedAfterMs = ({ says, drips }: SlowClient, port: number, pause: number): Promise<number> =>
  new Promise((resolve) => {
    const start = performance.now();
    const socket: Socket = connect(port, '127.0.0.1', () => void (says && socket.write(says)));
    const dripping = setInterval(() => void (drips && socket.write(drips)), pause);
    socket.on('error', () => undefined);
    socket.resume();
    socket.once('close', () => {
      clearInterval(dripping);
      resolve(performance.now() - start);
    });
  });
