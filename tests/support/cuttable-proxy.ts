import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A connection from a process to a server, which a test can interrupt. */
export interface CuttableProxy {
  readonly port: number;
  /** Drops all data for a while, like a network with total loss, then breaks the connections. */
  readonly cut: (ms: number) => Promise<void>;
  readonly close: () => void;
}

/** Forwards connections to a port of this machine. */
export const startProxy = async (target: number): Promise<CuttableProxy> => {
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((caller) => {
    const upstream = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [caller, upstream],
      [upstream, caller],
    ] as const) {
      open.add(from);
      from.on('data', (bytes) => {
        if (!isCut) to.write(bytes);
      });
      from.on('error', () => undefined);
      from.once('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    cut: async (ms) => {
      isCut = true;
      await new Promise((later) => setTimeout(later, ms));
      isCut = false;
      // The dropped bytes are lost.
      for (const socket of open) socket.destroy();
    },
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
};
