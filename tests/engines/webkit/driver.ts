import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { isReady } from './web-driver.ts';

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
};

/** Starts a virtual screen of a phone's size; returns its number. */
const startScreen = async (): Promise<{ readonly screen: ChildProcess; readonly display: string }> => {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '390x844x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const stderr = screen.stdio[3];
  if (!stderr) throw new Error('Xvfb did not start.');
  const [number] = (await Promise.race([once(stderr, 'data'), once(screen, 'exit')])) as [Buffer];
  return { screen, display: `:${String(number).trim()}` };
};

/** Starts WebKit's driver with a screen for its windows. One session at a time. */
export const startDriver = async () => {
  const { screen, display } = await startScreen();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1' },
  });
  const address = `http://127.0.0.1:${port}`;
  while (!(await isReady(address))) {
    if (driver.exitCode !== null) throw new Error('WebKitWebDriver did not start.');
    await wait(50);
  }
  return {
    address,
    stop: (): void => {
      driver.kill();
      screen.kill();
    },
  };
};
