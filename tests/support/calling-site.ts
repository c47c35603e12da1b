import { fork } from 'node:child_process';
import { once } from 'node:events';

/** Starts the built site with a simulator whose worlds may call an origin. */
export const startCallingSite = async (callOut: string) => {
  const server = fork('tests/support/site-server.ts', {
    env: { ...process.env, SITE_CALL_OUT: callOut },
    execArgv: [],
  });
  const [address] = await Promise.race([once(server, 'message'), once(server, 'exit')]);
  if (typeof address !== 'string') throw new Error('The server did not start.');
  return { address, close: () => server.disconnect() };
};
