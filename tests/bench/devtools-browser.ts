import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, findShell } from '#scripts/chromium.ts';
import { phone } from './site.ts';

type Answer = Record<string, unknown>;
type Listener = (params: Answer) => void;

/** DevTools protocol calls and events of one tab. */
export interface PlainTab {
  send<T = Answer>(method: string, params?: Answer): Promise<T>;
  on(event: string, listener: Listener): void;
  /** Evaluates an expression in the page; waits until its result is available. */
  evaluate<T>(expression: string): Promise<T>;
  close(): Promise<void>;
}

export interface PlainBrowser {
  /** Opens a tab in a new profile. */
  open(): Promise<PlainTab>;
}

interface Message {
  readonly id?: number;
  readonly sessionId?: string;
  readonly method?: string;
  readonly params?: Answer;
  readonly result?: Answer;
  readonly error?: { readonly message: string };
}

interface Waiting {
  readonly method: string;
  resolve(result: Answer): void;
  reject(error: Error): void;
}

const connect = async (address: string): Promise<PlainBrowser & { close(): void }> => {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`No response from ${address}.`));
  });
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<string, Listener>();
  let calls = 0;

  const send = <T>(method: string, params: Answer = {}, sessionId?: string): Promise<T> => {
    calls += 1;
    socket.send(JSON.stringify({ id: calls, method, params, sessionId }));
    return new Promise<T>((resolve, reject) =>
      waiting.set(calls, { method, resolve: (result) => resolve(result as T), reject }),
    );
  };
  socket.onmessage = ({ data }) => {
    const { id, sessionId, method, params = {}, result = {}, error }: Message = JSON.parse(String(data));
    if (id === undefined) {
      listeners.get(`${sessionId} ${method}`)?.(params);
      return;
    }
    const call = waiting.get(id);
    waiting.delete(id);
    if (error) call?.reject(new Error(`${call.method}: ${error.message}`));
    else call?.resolve(result);
  };

  const open = async (): Promise<PlainTab> => {
    const device = await send<{ browserContextId: string }>('Target.createBrowserContext');
    const target = await send<{ targetId: string }>('Target.createTarget', { url: 'about:blank', ...device });
    const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', { ...target, flatten: true });
    return {
      send: (method, params) => send(method, params, sessionId),
      on: (event, listener) => listeners.set(`${sessionId} ${event}`, listener),
      evaluate: async <T>(expression: string) => {
        const { result, exceptionDetails } = await send<{ result: { value: T }; exceptionDetails?: { text: string } }>(
          'Runtime.evaluate',
          { expression, awaitPromise: true, returnByValue: true },
          sessionId,
        );
        if (exceptionDetails) throw new Error(`${exceptionDetails.text} in ${expression}`);
        return result.value;
      },
      close: () => send('Target.disposeBrowserContext', device).then(() => undefined),
    };
  };
  return { open, close: () => socket.close() };
};

/** Opens a phone's tab in a new profile. */
export const openOnPhone = async (browser: PlainBrowser): Promise<PlainTab> => {
  const tab = await browser.open();
  const { width, height } = phone.viewport;
  await tab.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: true });
  await tab.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  return tab;
};

/**
 * Runs `work` with a browser driven over the DevTools protocol only, for measurements in milliseconds. Playwright
 * subscribes to requests, messages and exceptions of every tab; Chrome parses the script again to report their source,
 * which for React takes 50 ms of a press at a quarter of this machine's speed and does not occur for players.
 */
export const withPlainBrowser = async <T>(work: (browser: PlainBrowser) => Promise<T>): Promise<T> => {
  const path = findShell() ?? findChromium();
  if (!path) throw new Error('Chromium was not found. Set CHROME_PATH to its executable.');
  const profile = await mkdtemp(join(tmpdir(), 'bench-'));
  const flags = ['--headless', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
  if (process.getuid?.() === 0) flags.push('--no-sandbox');
  const browser = spawn(
    path,
    [...flags, '--no-first-run', `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'],
    // A separate process group: Debian's command is a script that ends without the browser it has started.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let stderr = '';
      browser.stderr.setEncoding('utf8').on('data', (text: string) => {
        stderr += text;
        const [found] = /ws:\/\/\S+/.exec(stderr) ?? [];
        if (found) resolve(found);
      });
      browser.once('error', reject);
      void ended.then(() => reject(new Error(`${path} ended: ${stderr}`)));
    });
    const connection = await connect(address);
    try {
      return await work(connection);
    } finally {
      connection.close();
    }
  } finally {
    if (browser.pid && browser.exitCode === null) process.kill(-browser.pid, 'SIGKILL');
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
};
