import { once } from 'node:events';
import { createServer } from 'node:net';

/** Both addresses of `localhost`; browsers try the IPv6 one first. */
export const loopbackAddresses = ['127.0.0.1', '::1'] as const;

/** Returns whether a program listens on a port of a local address; false if the machine does not have the address. */
export const isPortInUse = async (port: number, host: (typeof loopbackAddresses)[number]): Promise<boolean> => {
  const server = createServer().listen({ port, host, ipv6Only: true });
  try {
    await once(server, 'listening');
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  }
  server.close();
  await once(server, 'close');
  return false;
};
