import { CliError } from '#sim/cli-error.ts';
import { isPortInUse, loopbackAddresses } from '#sim/start/local-port.ts';

/** Throws a `CliError` if a port of this machine is in use, in either address family of `localhost`. */
export const requireFreePort = async (port: number): Promise<void> => {
  for (const host of loopbackAddresses)
    if (await isPortInUse(port, host))
      throw new CliError(`Port ${port} is in use. Stop the other program or choose another port with PORT.`);
};
