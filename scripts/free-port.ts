import { once } from 'node:events';
import { createServer } from 'node:net';
import { CliError } from '#sim/cli-error.ts';

/** Throws a `CliError` if a port of this machine is in use. */
export const requireFreePort = async (port: number): Promise<void> => {
  const server = createServer().listen(port, 'localhost');
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new CliError(`Port ${port} is in use. Stop the other program or choose another port with PORT.`);
  }
  server.close();
  await once(server, 'close');
};
