import { connect, type Socket } from 'node:net';

/** A slow client: the bytes it sends first, and those it keeps sending. */
export interface SlowClient {
  readonly name: string;
  readonly firstBytes: string;
  readonly repeats: string;
}

export const slowClients: readonly SlowClient[] = [
  { name: 'sends nothing', firstBytes: '', repeats: '' },
  {
    name: 'never ends its headers',
    firstBytes: 'GET /wps/system/version HTTP/1.1\r\nHost: x\r\n',
    repeats: 'X-A: b\r\n',
  },
  {
    name: 'never ends its body',
    firstBytes:
      'POST /wps/session/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{',
    repeats: ' ',
  },
  {
    name: 'never ends its upload',
    firstBytes:
      'PUT /wps/feedback HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n--b\r\n\r\n',
    repeats: '1\r\nx\r\n',
  },
  { name: 'asks once and stays', firstBytes: 'GET /wps/system/version HTTP/1.1\r\nHost: x\r\n\r\n', repeats: '' },
];

/** Opens such a connection; resolves with the ms until the server closed it. */
export const disconnectedAfterMs = (
  { firstBytes, repeats }: SlowClient,
  port: number,
  pause: number,
): Promise<number> =>
  new Promise((resolve) => {
    const start = performance.now();
    const socket: Socket = connect(port, '127.0.0.1', () => void (firstBytes && socket.write(firstBytes)));
    const interval = setInterval(() => void (repeats && socket.write(repeats)), pause);
    socket.on('error', () => undefined);
    socket.resume();
    socket.once('close', () => {
      clearInterval(interval);
      resolve(performance.now() - start);
    });
  });
